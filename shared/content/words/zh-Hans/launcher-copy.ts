/** Words of the dialog that a button of a partner's page opens, beside those of the widget in it. */

export const close = '关闭';
