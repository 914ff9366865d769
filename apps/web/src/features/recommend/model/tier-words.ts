import type { TierId } from '@portal/engines/sizing';

export const TIER_NAMES: Readonly<Record<TierId, string>> = { economy: '经济', standard: '标准', high: '高配' };

/** How each tier chooses, in a line. */
export const TIER_NOTES: Readonly<Record<TierId, string>> = {
  economy: '满足要求里最便宜的型号',
  standard: '参数够用、质保满两年的型号',
  high: '留出余量，便于以后扩容',
};
