import { UserType } from './user-type.ts';

/** For which kind of dealer a figure is made; staff see what their enterprise sees. Source: PRICE-13. */
export const PRICE_TIERS = ['first', 'second', 'gold'] as const;
export type PriceTier = (typeof PRICE_TIERS)[number];

const TIER_OF: ReadonlyMap<UserType, PriceTier> = new Map([
  [UserType.FirstLevel, 'first'],
  [UserType.FirstLevelStaff, 'first'],
  [UserType.SecondLevel, 'second'],
  [UserType.SecondLevelStaff, 'second'],
  [UserType.GoldSecondLevel, 'gold'],
  [UserType.GoldSecondLevelStaff, 'gold'],
]);

/** Null: a visitor, an individual, sales staff (who see the channel price itself), or a type nobody knows. */
export const priceTierOf = (userType: UserType): PriceTier | null => TIER_OF.get(userType) ?? null;

const NAMES: Readonly<Record<PriceTier, string>> = { first: '一级经销商', second: '二级经销商', gold: '金牌二级经销商' };
export const priceTierName = (tier: PriceTier): string => NAMES[tier];
