import { defineRoom } from '../../platform/room.ts';
import { getCustomerCredit, listCustomerCredits, recordRepayment, reverseRepayment, saveCreditTerms } from './customer-credits.ts';
import type { CreditNeeds } from './needs.ts';
import { listOwnCredits } from './own-credits.ts';

export const tradeCreditRoom = defineRoom({
  name: 'trade-credit',
  open: (needs: CreditNeeds) => needs,
  operations: [listOwnCredits, listCustomerCredits, getCustomerCredit, saveCreditTerms, recordRepayment, reverseRepayment],
});
