export { creditActNames, creditCopy } from './copy.ts';
export { getCustomerCredit, listCustomerCredits, listOwnCredits, recordRepayment, saveCreditTerms } from './endpoints.ts';
export { creditForEnterprises, creditShort, noTradeCredit, repaidTooMuch } from './errors.ts';
export { CREDIT_MOVEMENTS_SHOWN } from './limits.ts';
export type { CreditDebt, CreditMovement, CustomerCredit, CustomerFigures, OwnCredit } from './shapes.ts';
