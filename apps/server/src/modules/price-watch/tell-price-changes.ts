/** Once a day each customer is told which of its models cost it something else now, and through what its dealer or a contract did (PRICE-35). */
import type { ChangedPrice } from '@portal/contract/price-watch';
import { formatDate, formatYuan, lettersOf } from '@portal/units';
import { newId } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Signal, Signals } from '../../platform/live/signals.ts';
import { callerOf } from '../customer/index.ts';
import { sendMessage } from '../message/index.ts';
import { findPricesOver, listTouched, type Span } from '../price/index.ts';
import { deleteToldBefore, findWatchedUntil, insertTold, listModels, listWatchers, putWatchedUntil, type Watcher } from './store.ts';

const DAY_MS = 24 * 3_600_000;
/** A second run of the same day tells nothing: what it would tell comes with the next day. */
const AGAIN_MS = 12 * 3_600_000;
/** Changes as young as this may still be written: they are looked at the next day. */
const OPEN_MS = 60_000;
/** How long an order counts as one somebody still thinks of; how long what was told is kept. */
const ORDERS_MS = 90 * DAY_MS;
const KEPT_MS = 90 * DAY_MS;
const CHANGES_MAX = 200;
/** Of those the message itself names, as far as they have room. */
const NAMED_MAX = 5;
const NAMED_LETTERS = 240;

const TOLD_PATH = '/member/priceChanges';

/** Each identity by itself: one whose prices cannot be read, or whose turn is cut off, keeps nobody else waiting. */
export async function tellPriceChanges({ database, now, log }: JobContext, { signals }: { signals: Pick<Signals, 'publish'> }): Promise<void> {
  const until = now - OPEN_MS;
  const since = (await findWatchedUntil(database.db)) ?? until - DAY_MS;
  if (until - since < AGAIN_MS) return;
  const span = { since, until };
  const touched = await listTouched(database.db, span);
  const isQuiet = touched.dealerNos.length === 0 && touched.merchantNos.length === 0;
  for (const watcher of isQuiet ? [] : await listWatchers(database.db, touched, now - ORDERS_MS)) {
    const told: Signal[] = [];
    await database
      .transaction(async (db) => tellWatcher(db, watcher, { span, now }, (signal) => void told.push(signal)))
      .catch((error: unknown) => {
        log.error({ err: error, accountNo: watcher.accountNo }, 'changed prices could not be told of');
        told.length = 0;
      });
    for (const signal of told) signals.publish(signal);
  }
  await putWatchedUntil(database.db, until);
  await deleteToldBefore(database.db, now - KEPT_MS);
}

async function tellWatcher(db: Db, watcher: Watcher, { span, now }: { span: Span; now: number }, signal: (one: Signal) => void): Promise<void> {
  const { accountNo, merchantNo } = watcher;
  const changes = await changesOf(db, watcher, span);
  if (changes.length === 0) return;
  const day = formatDate(now);
  const told = { toldNo: newId(now), accountNo, merchantNo, day, changes: changes.slice(0, CHANGES_MAX), gmtCreate: new Date(now) };
  if (!(await insertTold(db, told))) return;
  await sendMessage(
    { db, now, newId: () => newId(now), signal },
    {
      accountNo,
      merchantNo: merchantNo === '' ? null : merchantNo,
      type: 'price',
      title: titleOf(changes.length),
      text: textOf(changes),
      link: TOLD_PATH,
      eventKey: `priceTold ${day} ${merchantNo}`,
    },
  );
}

async function changesOf(db: Db, { accountNo, merchantNo, dealerNo, skuNos, ...facts }: Watcher, span: Span): Promise<ChangedPrice[]> {
  const isPerson = merchantNo === '';
  const caller = callerOf({ ...facts, memberKind: isPerson ? 'account' : 'enterprise', memberNo: isPerson ? accountNo : merchantNo }, dealerNo);
  const { before, after } = await findPricesOver(db, caller, skuNos, span);
  return (await listModels(db, skuNos)).flatMap(({ price, referPrice, ...model }) => {
    const figures = { skuNo: model.skuNo, price, referPrice };
    const [oldPrice, newPrice] = [before.of(figures).price, after.of(figures).price];
    return oldPrice === newPrice ? [] : [{ ...model, oldPrice, newPrice }];
  });
}

export const titleOf = (count: number): string => `您关注的 ${count} 个产品价格有变动`;

const said = (price: number | null): string => (price === null ? '暂无价格' : formatYuan(price).text);

/** The first of them with the price before and after; how many there are besides. */
export function textOf(changes: readonly ChangedPrice[]): string {
  const named: string[] = [];
  for (const { skuModel, oldPrice, newPrice } of changes.slice(0, NAMED_MAX)) {
    const line = `${skuModel} ${said(oldPrice)} → ${said(newPrice)}`;
    if (lettersOf([...named, line].join('；')) > NAMED_LETTERS) break;
    named.push(line);
  }
  const rest = changes.length - named.length;
  return `${named.join('；')}${rest > 0 ? `${named.length > 0 ? '；' : ''}另有 ${rest} 个，点击查看` : ''}。`;
}
