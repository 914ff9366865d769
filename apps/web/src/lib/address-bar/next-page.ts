import { leadsSomewhere } from '../../route-table.ts';

/**
 * The page of ours that an address names by `redirect`, to lead on to, spelt as an address: a word in it may be no text for a header.
 * Null where it names none, or leads away.
 */
export function nextPageOf(request: Request): string | null {
  const wanted = new URL(request.url).searchParams.get('redirect');
  if (wanted === null || !leadsSomewhere(wanted)) return null;
  const { pathname, search } = new URL(wanted, 'http://portal');
  return pathname + search;
}
