/** What people of the demo world are about to buy: a line of every state, and some that wait at another dealer. */
import { UserType } from '@portal/engines/access';
import { insertLines } from '../src/modules/cart/index.ts';
import { listSkuPrices, type CatalogRows } from '../src/modules/catalog/index.ts';
import { listOffers } from '../src/modules/price/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { accountNoOf, demoInstaller } from './people.ts';

const HOUR_MS = 3_600_000;
const [SHOP, OTHER_SHOP] = ['M100001', 'M100002'];
const PERSON = { accountNo: accountNoOf('13800000001'), merchantNo: '', userType: UserType.Person };
const INSTALLER = { ...demoInstaller, userType: UserType.SecondLevel };
const GOLD = { accountNo: accountNoOf('13800000004'), merchantNo: 'M200002', userType: UserType.GoldSecondLevel };

/** A line: which model, how many, and by how much its price has changed since it was added. */
type DemoLine = readonly [skuNo: string | undefined, quantity: number, step?: number];

export async function insertDemoCarts(db: Db, { spus = [], skus = [] }: CatalogRows, now: number): Promise<void> {
  const offers = new Map((await listOffers(db, SHOP, null)).map((offer) => [offer.skuNo, offer.stockTotal]));
  const off = new Set(spus.filter(({ status }) => status === 1).map(({ spuNo }) => spuNo));
  const software = new Set(spus.filter(({ skuType }) => skuType === 2).map(({ spuNo }) => spuNo));
  const sold = skus.filter(({ spuNo, skuStatus }) => !off.has(spuNo) && skuStatus !== 1 && !software.has(spuNo));
  const dealt = sold.filter(({ skuSaleType, price }) => skuSaleType !== '非经' && (price ?? 0) > 0);
  const stocked = dealt.filter(({ skuNo }) => (offers.get(skuNo) ?? 0) > 20);
  const [first, second, third, fourth, fifth] = stocked.filter((_, place) => place % 9 === 0).map(({ skuNo }) => skuNo);
  const short = dealt.find(({ skuNo }) => offers.get(skuNo) === 0)?.skuNo;
  const byProject = sold.find(({ skuSaleType }) => skuSaleType === '非经')?.skuNo;
  const priceless = sold.find(({ price }) => price === null)?.skuNo;
  const gone = skus.find(({ spuNo, skuStatus }) => off.has(spuNo) || skuStatus === 1)?.skuNo;
  const everyState: readonly DemoLine[] = [
    [first, 12],
    [second, 2, 30],
    [third, 4, -20],
    [short, 6],
    [priceless, 1],
    [byProject, 1],
    [gone, 3],
  ];
  await insertCart(db, { ...INSTALLER, shopNo: SHOP, at: now - 2 * HOUR_MS, now }, everyState);
  await insertCart(db, { ...INSTALLER, shopNo: OTHER_SHOP, at: now - 50 * HOUR_MS, now }, [
    [fourth, 8],
    [fifth, 1],
  ]);
  await insertCart(db, { ...GOLD, shopNo: SHOP, at: now - 5 * HOUR_MS, now }, [
    [second, 20],
    [fourth, 4, 15],
    [short, 2],
    [gone, 1],
  ]);
  // bound to nobody yet: they wait at a dealer
  await insertCart(db, { ...PERSON, shopNo: SHOP, at: now - 30 * HOUR_MS, now }, [
    [first, 1],
    [third, 2],
  ]);
}

async function insertCart(
  db: Db,
  { shopNo, at, now, userType, ...owner }: { accountNo: string; merchantNo: string; userType: UserType; shopNo: string; at: number; now: number },
  lines: readonly DemoLine[],
): Promise<void> {
  const wanted = lines.flatMap(([skuNo, quantity, step = 0]) => (skuNo === undefined ? [] : [{ skuNo, quantity, step }]));
  const caller = { ...owner, userType, boundShopNo: shopNo };
  const factsByNo = await listSkuPrices(
    { db, caller, now },
    wanted.map(({ skuNo }) => skuNo),
  );
  const gmtCreate = new Date(at);
  await insertLines(
    db,
    owner,
    wanted.flatMap(({ skuNo, quantity, step }, place) => {
      const facts = factsByNo.get(skuNo);
      if (!facts) return [];
      const priceWhenAdded = facts.price === null ? 99 : Math.max(0.01, Math.round((facts.price - step) * 100) / 100);
      const id = `cart-${owner.accountNo}-${shopNo}-${place + 1}`;
      const source = { sourceType: 'product' as const, sourceId: '' };
      return [{ id, shopNo, spuNo: facts.spuNo, skuNo, quantity, priceWhenAdded, ...source, selected: true, gmtCreate, gmtModified: gmtCreate }];
    }),
  );
}
