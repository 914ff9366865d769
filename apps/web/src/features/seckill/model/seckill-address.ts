import { definePageQuery } from '@portal/client/page-query';
import { oneOf, page, size } from '@portal/client/page-words';

export const SECKILL_TABS = ['running', 'coming', 'over'] as const;

/** `pType` as it is specified: 1 the provider's, 2 the dealer's; not said, the one that has sessions that run. */
export const seckillsAddress = definePageQuery('/memberStore/seckill', { pType: oneOf(['', '1', '2']), when: oneOf(SECKILL_TABS) });

/** A dealer's own activities. */
export const shopSeckillsAddress = definePageQuery('/merchantCenter/seckill', { page, size: size(20) });
export const NEW_ACTIVITY_PATH = '/merchantCenter/seckill/add';
export const activityHref = (activityNo: string): string => `/merchantCenter/seckill/detail?id=${activityNo}`;
