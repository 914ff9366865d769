import type { OnAudited } from '../enterprise/index.ts';
import { listPayablesOfAccount, updateForgotten, updateOwner } from './store.ts';

/** What an account was to pay and paid. The figures stay for the books; whose they were is forgotten (PAYMENT-11). */
export const paymentRecords = { name: '支付记录', read: listPayablesOfAccount, forget: updateForgotten };

/** What a person has to pay is the enterprise's, once the person is one (ENTERPRISE-3). */
export const paymentsFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateOwner(db, accountNo, merchantNo);
};
