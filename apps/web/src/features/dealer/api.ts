/** Calls about the dealer one orders from; the contract loads with the first of them. */
import type { BoundDealer, Dealer, UserLocation } from '@portal/contract/dealer';
import type { Region } from '@portal/contract/region';
import { pageCall } from '../../lib/call.ts';

/** Regions below one, provinces without one. */
export async function listChildren(parentCode?: string): Promise<Region[]> {
  const { listRegions } = await import('@portal/contract/region');
  return pageCall(listRegions, { query: parentCode === undefined ? {} : { parentCode } });
}

/** First-level dealers of a place, the nearest first, whose name holds the word. */
export async function findDealers(place: Pick<UserLocation, 'provinceCode' | 'cityCode' | 'areaCode'>, merchantName: string): Promise<Dealer[]> {
  const { getParentMerchantList } = await import('@portal/contract/dealer');
  return pageCall(getParentMerchantList, { query: { ...place, merchantName } });
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
