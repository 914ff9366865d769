import type { TierId } from '@portal/engines/sizing';

export const TIER_NAMES: Readonly<Record<TierId, string>> = { economy: '经济', standard: '标准', high: '高配' };
