/** Market figures and product limits quoted on the pages and used by the widget's tools. Money is in Singapore dollars. */

export const gestationalWeeks = { from: 13, to: 36 } as const;
export const motherAge = { from: 18, to: 45 } as const;
export const policyTermYears = 3;
export const premium = { from: 390.55, to: 860 } as const;
export const sumAssured = { minimum: 5_000, options: [5_000, 10_000, 25_000] } as const;
export const sumsAssured = sumAssured.options;
export type SumAssured = (typeof sumsAssured)[number];
/** Longest hospital stay, in days, that the daily benefit is paid for. */
export const dailyBenefitDays = 30;
export const marketComplications = { from: 10, to: 19 } as const;
export const marketCongenitalIllnesses = { from: 18, to: 26 } as const;
export const mediSaveDelivery = { from: 750, to: 2_600 } as const;
export const mediSavePreDelivery = 900;
export const mediSaveStayPerDay = { firstTwoDays: 550, after: 400 } as const;
export const mediShieldComplications = 24;
export const deliveryBill = { from: 8_800, to: 20_000 } as const;
export const newbornIntensiveCarePerDay = 750;
export const expatWaitingMonths = { from: 10, to: 24 } as const;
/** After a life insurance policy is received: time to give it back. */
export const freeLookDays = 14;
