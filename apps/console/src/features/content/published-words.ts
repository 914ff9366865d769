import type { DeskContent } from '@portal/contract/content';
import { formatDateTime } from '@portal/units';

/** What came of publishing: what is not out yet says when it will be. */
export const publishedWords = ({ isToCome, gmtPublished }: Pick<DeskContent, 'isToCome' | 'gmtPublished'>): string =>
  isToCome ? `将于 ${formatDateTime(Date.parse(gmtPublished))} 发布` : '已发布';
