/** Which prices beside the catalogue's concern a caller: at most a tier's, an enterprise's contracts, and those of the dealer ordered from. */
import { priceTierOf, type PriceTier } from '@portal/engines/access';
import { hasContracts, isPricedByDealer } from '@portal/engines/pricing';
import type { Caller } from '../../platform/http/context.ts';
import type { MemberKind } from './tables.ts';

export type { MemberKind };

export type PriceCaller = Pick<Caller, 'accountNo' | 'userType' | 'merchantNo' | 'boundShopNo' | 'isFrozen'>;

export interface Scopes {
  tier: PriceTier | null;
  /** Whose contracts. */
  contractOf: string | null;
  /** Whose offers: the dealer ordered from. */
  offersOf: string | null;
  /** In one of whose groups the caller may be: the same. */
  groupsOf: string | null;
  /** As whom the caller may be in one of that dealer's groups. */
  memberKind: MemberKind | null;
  memberNo: string | null;
}

/** Nobody's: visitors, sales staff, whoever is bound to no dealer and belongs to no enterprise. */
export const NO_SCOPES: Scopes = { tier: null, contractOf: null, offersOf: null, groupsOf: null, memberKind: null, memberNo: null };

export function scopesOf(caller: PriceCaller): Scopes {
  const { accountNo, userType, merchantNo, boundShopNo, isFrozen = false } = caller;
  const dealerNo = isPricedByDealer({ userType, isFrozen }) ? boundShopNo : null;
  const isMember = dealerNo !== null;
  return {
    tier: isFrozen ? null : priceTierOf(userType),
    contractOf: hasContracts({ userType, isFrozen }) && merchantNo !== '' ? merchantNo : null,
    offersOf: dealerNo,
    groupsOf: dealerNo,
    memberKind: isMember ? (merchantNo === '' ? 'account' : 'enterprise') : null,
    memberNo: isMember ? (merchantNo === '' ? accountNo : merchantNo) : null,
  };
}

export const isNobodys = ({ tier, contractOf, offersOf }: Scopes): boolean => tier === null && contractOf === null && offersOf === null;

/** What a scope's version is counted under. */
export const scopeName = {
  tier: (tier: PriceTier): string => `tier ${tier}`,
  contracts: (merchantNo: string): string => `contract ${merchantNo}`,
  dealer: (merchantNo: string): string => `dealer ${merchantNo}`,
} as const;
