import { versionsCopy } from '@portal/contract/design-order';
import type { OnNumbered } from '../quotation/needs.ts';
import { lockOwnOrder } from '../lines/own-order.ts';
import { contentOf } from './content.ts';
import { isSame, keepVersion } from './keep-version.ts';
import { findNewestVersion } from './store.ts';

/** A quotation that got a new number is a version under that number. Where all places are taken it is saved without one. */
export const keepQuoted: OnNumbered = async (ctx, orderId, number) => {
  const content = await contentOf(ctx, await lockOwnOrder(ctx, orderId));
  const name = versionsCopy.ofQuotation(number);
  const newest = await findNewestVersion(ctx.db, orderId);
  if (newest?.name === name && isSame(newest.content, content)) return;
  await keepVersion(ctx, orderId, { cause: 'quotation', name, content });
};
