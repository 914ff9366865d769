import { contentCopy, type ContentCard } from '@portal/contract/content';
import { AppError, notFound } from '@portal/contract/core';
import type { Db } from '../../../platform/db/database.ts';
import { listCards } from '../../content/index.ts';

/** What is published under this number, and out; anything else throws `notFound`, and nothing of what was said of it is told. */
export async function getOut({ db, now }: { db: Db; now: number }, contentId: string): Promise<Pick<ContentCard, 'title' | 'kind'>> {
  const [card] = await listCards(db, new Date(now), [contentId]);
  if (card === undefined) throw new AppError(notFound, { msg: contentCopy.gone });
  return card;
}
