/** Calls about the dealer one orders from; the contract loads with the first of them. */
import type { BoundDealer, Dealer, UserLocation } from '@portal/contract/dealer';
import { pageCall } from '../../lib/calls/call.ts';

/** First-level dealers of a place, the nearest first, or anywhere, whose name holds the word. */
export async function findDealers(place: Partial<Pick<UserLocation, 'provinceCode' | 'cityCode' | 'areaCode'>>, merchantName: string): Promise<Dealer[]> {
  const { getParentMerchantList } = await import('@portal/contract/dealer');
  return pageCall(getParentMerchantList, { query: { ...place, merchantName } });
}

/** The dealers one may order from, the one ordered from first. */
export async function readBound(): Promise<BoundDealer[]> {
  const { bindDetail } = await import('@portal/contract/dealer');
  return pageCall(bindDetail);
}

export async function bindDealer({
  accountNo,
  userLocation,
  dealer,
}: {
  accountNo: string;
  userLocation: UserLocation;
  dealer: Dealer;
}): Promise<BoundDealer[]> {
  const { bindParentMerchantList } = await import('@portal/contract/dealer');
  return pageCall(bindParentMerchantList, {
    body: { accountNo, userLocation, bindMerchantNo: dealer.merchantNo, bindMerchantName: dealer.enterpriseName },
  });
}

export async function switchDealer(firstMerchantNo: string): Promise<BoundDealer[]> {
  const { toggleShop } = await import('@portal/contract/dealer');
  return pageCall(toggleShop, { body: { firstMerchantNo } });
}

/** A new session orders from this one. */
export async function makeDefault(parentMerchantNo: string): Promise<BoundDealer[]> {
  const { defaultFirstDealer } = await import('@portal/contract/dealer');
  return pageCall(defaultFirstDealer, { body: { parentMerchantNo } });
}
