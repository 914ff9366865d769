import { definePageQuery, type PageQueryOf, type Word } from '@portal/client/page-query';
import { oneOf, page, size } from '@portal/client/page-words';
import type { ShareNarrowing } from '@portal/contract/share-out';
import { shareStates } from '@portal/engines/states';

/** `2026-11`; '' any. */
const month: Word<string> = { usual: '', read: (said) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(said) ? said : null), write: (value) => value };

export const SHARE_TABS = ['all', ...shareStates.states] as const;

/** What is shared out to the dealer acted for. */
export const sharesAddress = definePageQuery('/merchantCenter/shares', { state: oneOf(SHARE_TABS), month, page, size: size(20) });
export type SharesQuery = PageQueryOf<typeof sharesAddress>;

/** What the server is asked for by such an address. */
export const sharesAsked = ({ state, month: asked }: SharesQuery): ShareNarrowing => ({ state: state === 'all' ? '' : state, month: asked });

/** Where the worksheet of what is shown is fetched. */
export function sharesExportHref(query: SharesQuery): string {
  const search = new URLSearchParams(Object.entries(sharesAsked(query)).filter(([, said]) => said !== ''));
  return `/api-cloud-merchant-service/v1/share/export${search.size === 0 ? '' : `?${search.toString()}`}`;
}

/** The month of a day and those before it, the latest first. */
export function monthsTo(today: string, count: number): string[] {
  const [year = 0, now = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const months = year * 12 + now - 1 - back;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}
