/**
 * Every page and answer that shows goods, with goods on it: whoever looks reads his own prices and nobody else's; a visitor and an
 * individual none that dealers have. Canaries are the figures of `made-prices.ts`, and what all of the trade pay, which only the trade reads.
 */
import { UserType } from '@portal/engines/access';
import { getLoginSessionInfo } from '@portal/contract/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSuites } from '@portal/server/modules/suite/index';
import { ask } from './ask.ts';
import { openListeningPortal, type ListeningPortal } from './listening-portal.ts';
import { TRADE_PRICE } from './made-prices.ts';
import { foreignIn, readable, tenantsOfEveryType } from './two-tenants.ts';

interface Caller {
  name: string;
  accountNo: string | null;
  cookie: string;
  isOfTrade: boolean;
}

let portal: ListeningPortal;
let world: Awaited<ReturnType<typeof tenantsOfEveryType>>;
const callers: Caller[] = [{ name: 'visitor', accountNo: null, cookie: '', isOfTrade: false }];

beforeAll(async () => {
  portal = await openListeningPortal({}, { unlimited: true });
  world = await tenantsOfEveryType(portal.test);
  await aSuiteOfEach();
  for (const { accountNo, cookie } of world.tenants) {
    const { userType } = await (await portal.test.as(accountNo))(getLoginSessionInfo);
    callers.push({ name: `${userType} ${accountNo}`, accountNo, cookie, isOfTrade: userType !== UserType.Person });
  }
});
afterAll(() => portal.close());

/** Of each model with a price of somebody's a suite of nothing else: what it costs is that price. */
const suitesOf = (): { suitNo: string; skuNo: string }[] =>
  [...new Set(world.madePrices.map(({ skuNo }) => skuNo))].map((skuNo) => ({ suitNo: `S-${skuNo}`, skuNo }));
async function aSuiteOfEach(): Promise<void> {
  const suites = suitesOf();
  await insertSuites(portal.test.database.db, {
    suites: suites.map(({ suitNo }) => ({ suitNo, suitName: `测试套装 ${suitNo}`, picture: 'kit-video', gmtListed: new Date(portal.test.clock.now()) })),
    suiteItems: suites.map((suite) => ({ ...suite, quantity: 1, sort: 1 })),
  });
}

/** As HTML with what search engines are told, and as the data that a step within the portal reads. */
const withData = (path: string): string[] => {
  const [page = '', query] = path.split('?');
  return [path, `${page}.data${query === undefined ? '' : `?${query}`}`];
};
const pagesOfGoods = (): string[] => {
  const { spuNo, madePrices } = world;
  const skuNos = [...new Set(madePrices.map(({ skuNo }) => skuNo))];
  const several = skuNos.join(',');
  return [
    '/home',
    '/product',
    '/product?sort=price&order=asc&view=table',
    '/product?keyword=%E6%B5%8B%E8%AF%95',
    '/search?keyword=%E6%B5%8B%E8%AF%95',
    `/product/detail?id=${spuNo}`,
    ...skuNos.flatMap((skuNo) => [`/product/detail?id=${spuNo}&sku=${skuNo}`, `/product/addressExpect?id=${spuNo}&sku=${skuNo}&quantity=1`]),
    `/product/compare?skus=${several}`,
    `/product/compare/addSkus?skus=${several}`,
    `/product/invalid?id=${spuNo}`,
    `/product/empty?id=${spuNo}`,
    '/product/suit',
    ...suitesOf().map(({ suitNo }) => `/product/suitDetail?id=${suitNo}`),
    '/product/sale',
    '/solution',
    '/tool/designOrder/selection',
    '/member/myFavorite/shopFavorite',
  ].flatMap(withData);
};

describe('pages with goods on them', () => {
  it('show nobody a price that is made for others, nor a visitor or an individual what the trade pays, and each price to somebody', async () => {
    const faults: string[] = [];
    const [seen, inSuites] = [new Set<string>(), new Set<string>()];
    for (const { name, accountNo, cookie, isOfTrade } of callers)
      for (const path of [...pagesOfGoods(), '/sitemap.xml', '/robots.txt']) {
        portal.test.clock.forward(3_000);
        const answer = await ask(portal.port, { path, headers: cookie === '' ? {} : { cookie } });
        expect(answer.status, path).toBeLessThan(500);
        const text = readable(answer.body);
        const foreign = foreignIn(text, world, accountNo, path);
        if (!isOfTrade) foreign.push(...TRADE_PRICE.filter((figure) => text.includes(figure)));
        if (foreign.length > 0) faults.push(`${path} as ${name} shows ${foreign.join(' ')}`);
        for (const figure of [...world.madePrices.flatMap(({ figures }) => figures), ...TRADE_PRICE])
          if (text.includes(figure)) (path.startsWith('/product/suitDetail') ? inSuites : seen).add(figure);
      }
    expect(faults).toEqual([]);
    expect(TRADE_PRICE.some((figure) => seen.has(figure))).toBe(true);
    expect([...inSuites].toSorted()).toEqual([...seen].toSorted());
    // the other dealer has nobody here
    const unseen = world.madePrices.filter(({ figures }) => !figures.some((figure) => seen.has(figure)));
    expect(unseen.flatMap(({ merchantNos }) => merchantNos)).toEqual(['M100002']);
  });
});
