import type { BoundDealer, Dealer, Shop } from '@portal/contract/dealer';
import { maskPhone } from '@portal/units';

/** Of a dealer one does not order from the number is not read whole: the lists of all places together would be a book of numbers (DEALER-15). */
export const withPhoneMasked = (dealer: Dealer): Dealer => ({ ...dealer, contactPhone: maskPhone(dealer.contactPhone) });

/** A dealer as the shop where goods are ordered; one that is not bound is neither chosen nor a default. */
export function shopOf({ merchantNo, enterpriseName, contactPhone, ...marks }: Dealer & Partial<BoundDealer>): Shop {
  const { choosing = false, defaultStatus = false, status = 1, msg = '' } = marks;
  return {
    parentMerchantNo: merchantNo,
    parentMerchantName: enterpriseName,
    contactPhone,
    choosing: choosing ? 1 : 0,
    defaultStatus: defaultStatus ? 1 : 0,
    status: status === 1 ? 1 : 0,
    shopNo: merchantNo,
    msg,
  };
}
