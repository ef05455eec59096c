/** Words of the dialog that a button on a partner's page opens around the widget. */

export const close = 'மூடுக';
