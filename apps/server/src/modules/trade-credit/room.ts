import { defineRoom } from '../../platform/room.ts';
import { getCustomerCredit, listCustomerCredits, recordRepayment, saveCreditTerms } from './customer-credits.ts';
import { listOwnCredits } from './own-credits.ts';

export const tradeCreditRoom = defineRoom({
  name: 'trade-credit',
  open: () => ({}),
  operations: [listOwnCredits, listCustomerCredits, getCustomerCredit, saveCreditTerms, recordRepayment],
});
