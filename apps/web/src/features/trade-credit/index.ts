/** Front door of credit: how an order is paid, what is owed to dealers, a customer's account. */
export { CreditCustomers } from './components/credit-customers.tsx';
export { CreditDebts } from './components/credit-debts.tsx';
export { CreditFigures, CreditLine } from './components/credit-figures.tsx';
export { CreditHistory } from './components/credit-history.tsx';
export { CreditTermsForm } from './components/credit-terms-form.tsx';
export { PayWayChoice } from './components/pay-way-choice.tsx';
export { RepayButton } from './components/repay-button.tsx';
export { ReverseDialog } from './components/reverse-dialog.tsx';
export { creditShares, mayPayByCredit } from './model/credit-shares.ts';
export { overdueWords } from './model/overdue-words.ts';
export { creditPaidHref, customerCreditHref, customerNoIn, orderNoPlaced } from './model/credit-address.ts';
