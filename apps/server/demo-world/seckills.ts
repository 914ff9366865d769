/** Flash sales of the demo world: the provider's and a dealer's, running, to come, sold out, over and called off, one with a last piece, and one of a suite. */
import { UserType } from '@portal/engines/access';
import { splitSetPrice } from '@portal/engines/pricing';
import { fen, toFen, toYuan } from '@portal/units';
import { listSkuPrices, type CatalogRows } from '../src/modules/catalog/index.ts';
import { listOffers } from '../src/modules/price/index.ts';
import { findGoodsFor, insertPurchases, makeActivity, updateAbandoned, updateFree } from '../src/modules/seckill/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { accountNoOf } from './people.ts';

const HOUR_MS = 3_600_000;
const SHOP = 'M100001';
const PROVIDER = { pType: 1, shopNo: '' } as const;
const DEALER = { pType: 2, shopNo: SHOP } as const;
const GUEST = { accountNo: '', merchantNo: '', userType: UserType.Tourist, boundShopNo: null };

interface Making {
  now: number;
  newId(): string;
}
interface Sale {
  name: string;
  organiser: typeof PROVIDER | typeof DEALER;
  /** Hours from now. */
  sessions: readonly (readonly [from: number, to: number])[];
  /** A model with per cent of its price, the limit, and the pieces of each session. */
  items: readonly { skuNo: string | undefined; percent: number; limit: number; pieces: number }[];
}

export async function insertDemoSeckills(db: Db, { skus = [], spus = [] }: CatalogRows, suitNos: readonly string[], making: Making): Promise<void> {
  const [first, second, third, fourth, fifth, sixth] = await listBargains(db, { skus, spus }, making);
  const make = (sale: Sale) => insertSale(db, sale, making);
  await make({
    name: '安防节限时秒杀',
    organiser: PROVIDER,
    sessions: [
      [-2, 22],
      [26, 50],
    ],
    items: [
      { skuNo: first, percent: 45, limit: 5, pieces: 60 },
      { skuNo: second, percent: 40, limit: 2, pieces: 20 },
      { skuNo: third, percent: 50, limit: 10, pieces: 200 },
    ],
  });
  await make({ name: '最后一件', organiser: PROVIDER, sessions: [[-1, 47]], items: [{ skuNo: fourth, percent: 50, limit: 1, pieces: 1 }] });
  await make({ name: '云安视讯限时特惠', organiser: DEALER, sessions: [[-3, 20]], items: [{ skuNo: fifth, percent: 60, limit: 3, pieces: 6 }] });
  await make({ name: '云安视讯下一场特惠', organiser: DEALER, sessions: [[30, 54]], items: [{ skuNo: sixth, percent: 58, limit: 3, pieces: 5 }] });
  await insertSuiteSale(db, suitNos, making);
  const sold = await make({ name: '爆款清仓', organiser: PROVIDER, sessions: [[-5, 19]], items: [{ skuNo: fifth, percent: 55, limit: 2, pieces: 4 }] });
  await sellOut(db, sold, making.now);
  await make({ name: '往期返场', organiser: PROVIDER, sessions: [[-96, -72]], items: [{ skuNo: second, percent: 68, limit: 2, pieces: 30 }] });
  const wrong = await make({ name: '网络产品专场', organiser: PROVIDER, sessions: [[-30, 12]], items: [{ skuNo: sixth, percent: 10, limit: 1, pieces: 50 }] });
  await updateAbandoned(db, wrong.activityNo, { abandonReason: '价格设置有误，活动终止', gmtAbandon: new Date(making.now - 29 * HOUR_MS) });
}

/** Models with a price that the dealer has many of. */
async function listBargains(db: Db, { skus = [], spus = [] }: CatalogRows, { now }: Making): Promise<string[]> {
  const offers = new Map((await listOffers(db, SHOP, null)).map((offer) => [offer.skuNo, offer.stockTotal]));
  const sold = new Set(spus.filter(({ status, skuType }) => status !== 1 && skuType !== 2).map(({ spuNo }) => spuNo));
  const stocked = skus.filter(({ spuNo, skuNo, skuStatus }) => sold.has(spuNo) && skuStatus !== 1 && (offers.get(skuNo) ?? 0) > 30);
  const prices = await listSkuPrices(
    { db, caller: GUEST, now },
    stocked.map(({ skuNo }) => skuNo),
  );
  return stocked.filter(({ skuNo }, place) => place % 7 === 3 && (prices.get(skuNo)?.price ?? 0) > 20).map(({ skuNo }) => skuNo);
}

interface MadeSale {
  activityNo: string;
  sessionNo: string;
  itemNo: string;
  skuNo: string;
  pieces: number;
  price: number;
}

async function insertSale(db: Db, { name, organiser, sessions, items }: Sale, { now, newId }: Making): Promise<MadeSale> {
  const caller = organiser.pType === 1 ? GUEST : { accountNo: accountNoOf('13800000002'), merchantNo: SHOP, userType: UserType.FirstLevel, boundShopNo: null };
  const wanted = items.flatMap(({ skuNo, ...rest }) => (skuNo === undefined ? [] : [{ skuNo, ...rest }]));
  const prices = await listSkuPrices(
    { db, caller, now },
    wanted.map(({ skuNo }) => skuNo),
  );
  const at = (hours: number): string => new Date(now + hours * HOUR_MS).toISOString();
  const priceOf = (skuNo: string, percent: number): number => Math.max(1, Math.floor(((prices.get(skuNo)?.price ?? 2) * percent) / 100));
  const plan = {
    activityName: name,
    sessions: sessions.map(([from, to]) => ({ gmtStart: at(from), gmtEnd: at(to) })),
    items: wanted.map(({ skuNo, percent, limit }) => ({ code: skuNo, price: priceOf(skuNo, percent), limitQuantity: limit })),
    stock: wanted.map(({ skuNo, pieces }) => ({ skuNo, pieceCount: pieces })),
  };
  // made before its first session began, however long that is ago
  const made = Math.min(now, now + (sessions[0]?.[0] ?? 0) * HOUR_MS - HOUR_MS);
  const { activityNo, sessionNos, itemNos } = await makeActivity({ db, caller, now: made, newId }, organiser, plan, 'demo');
  const [one] = wanted;
  return {
    activityNo,
    sessionNo: sessionNos[0] ?? '',
    itemNo: itemNos[0] ?? '',
    skuNo: one?.skuNo ?? '',
    pieces: one?.pieces ?? 0,
    price: plan.items[0]?.price ?? 0,
  };
}

const SUITES_OFFERED = 10;

/** The first suite that can be sold as one, and its first model by itself, both out of the same pieces. */
async function insertSuiteSale(db: Db, suitNos: readonly string[], { now, newId }: Making): Promise<void> {
  const ctx = { db, caller: GUEST, now, newId };
  for (const suitNo of suitNos) {
    const parts = (await findGoodsFor(ctx, PROVIDER, suitNo))?.parts ?? [];
    const priced = parts.flatMap(({ skuNo, quantity, originalPrice }) => (originalPrice === null ? [] : [{ skuNo, quantity, weight: toFen(originalPrice) }]));
    const whole = priced.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0);
    const split = splitSetPrice(fen(Math.floor(whole * 0.55)), priced);
    const [first] = priced;
    if (first === undefined || priced.length < parts.length || split === null) continue;
    const plan = {
      activityName: '整套特惠',
      sessions: [{ gmtStart: new Date(now - HOUR_MS).toISOString(), gmtEnd: new Date(now + 30 * HOUR_MS).toISOString() }],
      items: [
        { code: suitNo, price: toYuan(split.price), limitQuantity: 2 },
        { code: first.skuNo, price: toYuan(fen(Math.floor(first.weight * 0.58))), limitQuantity: 2 },
      ],
      stock: priced.map(({ skuNo, quantity }) => ({ skuNo, pieceCount: quantity * SUITES_OFFERED })),
    };
    await makeActivity({ ...ctx, now: now - 2 * HOUR_MS }, PROVIDER, plan, 'demo');
    return;
  }
}

/** Two enterprises have bought all of it. */
async function sellOut(db: Db, { sessionNo, itemNo, skuNo, pieces, price }: MadeSale, now: number): Promise<void> {
  await updateFree(db, sessionNo, new Map([[skuNo, 0]]));
  const quantity = pieces / 2;
  await insertPurchases(
    db,
    ['27', '28'].map((no) => {
      const shopOrderNo = `demo-seckill-${no}`;
      return {
        shopOrderNo,
        itemNo,
        accountNo: accountNoOf(`138000000${no}`),
        merchantNo: '',
        quantity,
        amount: price * quantity,
        attemptNo: shopOrderNo,
        withdrawn: {},
        placed: { orderNo: shopOrderNo, shopOrderNo, payNo: shopOrderNo, amount: price * quantity, gmtExpire: new Date(now).toISOString() },
        state: 'paid' as const,
        gmtCreate: new Date(now - 4 * HOUR_MS),
      };
    }),
  );
}
