import type { HotWord } from '@portal/contract/catalog';
import { leadsSomewhere } from '../../../route-table.ts';

/** Where a hot word leads: to the page of ours it names, else to what is found by it (SHELL-10). */
export const hotWordHref = ({ word, linkUrl }: Pick<HotWord, 'word' | 'linkUrl'>): string =>
  linkUrl !== null && leadsSomewhere(linkUrl) ? linkUrl : `/product?keyword=${encodeURIComponent(word)}`;
