export { creditActNames, creditCopy, overdueRuleNames, payWayNames } from './copy.ts';
export { getCustomerCredit, listCustomerCredits, listOwnCredits, recordRepayment, reverseRepayment, saveCreditTerms } from './endpoints.ts';
export { creditForEnterprises, creditOverdue, creditShort, noTradeCredit, repaidAlike, repaidTooMuch, repaymentGone } from './errors.ts';
export { CREDIT_MOVEMENTS_SHOWN } from './limits.ts';
export { reversedWords } from './reversed-words.ts';
export type { CreditDebt, CreditMovement, CustomerCredit, CustomerFigures, CustomerInCredit, OwnCredit } from './shapes.ts';
