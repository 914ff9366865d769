/**
 * Every page and answer that shows goods, with goods on it: whoever looks reads his own prices and nobody else's; a visitor and an
 * individual none that dealers have. Canaries are the figures of `made-prices.ts`, and what all of the trade pay, which only the trade reads. And
 * how many pieces there are of a model, which no visitor reads (GOODS-45).
 */
import { pathOf } from '@portal/client';
import { mayCall, UserType } from '@portal/engines/access';
import { getLoginSessionInfo } from '@portal/contract/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSuites } from '@portal/server/modules/suite/index';
import { ask } from './ask.ts';
import { endpointInputs } from './endpoint-inputs.ts';
import { openListeningPortal, type ListeningPortal } from './listening-portal.ts';
import { TRADE_PRICE } from './made-prices.ts';
import { foreignIn, readable, tenantsOfEveryType } from './two-tenants.ts';

interface Caller {
  name: string;
  accountNo: string | null;
  cookie: string;
  isOfTrade: boolean;
}

/** What the provider has of every model. */
const PIECES = 7_654_321;
const AS_WRITTEN = [String(PIECES), PIECES.toLocaleString('en-US')];

let portal: ListeningPortal;
let world: Awaited<ReturnType<typeof tenantsOfEveryType>>;
const callers: Caller[] = [{ name: 'visitor', accountNo: null, cookie: '', isOfTrade: false }];

beforeAll(async () => {
  portal = await openListeningPortal({}, { unlimited: true });
  world = await tenantsOfEveryType(portal.test);
  await aSuiteOfEach();
  await portal.test.database.pool.query(`update sku set stock_total = $1, attributes = attributes || '{"role": "ipCamera"}'`, [PIECES]);
  await portal.test.database.pool.query('update catalog_version set version = version + 1');
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

describe('how many pieces there are of a model', () => {
  /** Pages, and every call that visitors may make, that show it to whoever this is. */
  async function shownTo({ cookie }: Pick<Caller, 'cookie'>): Promise<string[]> {
    const { spuNo, madePrices, tenants } = world;
    const skuNo = madePrices[0]?.skuNo ?? '';
    const { rows } = await portal.test.database.pool.query<{ sids: string }>(`select string_agg(sid, ',') as sids from (select sid from sku limit 50) asked`);
    const inputs: typeof endpointInputs = {
      ...endpointInputs,
      getGoodsStockTotal: () => [{ query: { sids: rows[0]?.sids ?? '' } }],
      getSuitDetail: () => [{ params: { id: `S-${skuNo}` } }],
    };
    const calls = portal.test.portal.served
      .filter(({ access, name }) => access === 'everyone' && mayCall(access, UserType.Tourist) && name !== 'logout')
      .flatMap((endpoint) => {
        const ids = { ...tenants[0], spuNo, skuNo } as unknown as Parameters<(typeof endpointInputs)[string]>[0];
        return (inputs[endpoint.name]?.(ids) ?? []).map((input) => ({
          name: endpoint.name,
          method: endpoint.method,
          path: pathOf(endpoint, { params: input.params, query: input.query }),
          ...(endpoint.method === 'POST' ? { body: JSON.stringify(input.body ?? {}) } : {}),
        }));
      });
    const shown = new Set<string>();
    for (const asked of [...calls, ...pagesOfGoods().map((path) => ({ name: path, path }))]) {
      portal.test.clock.forward(3_000);
      const { name, ...request } = asked;
      const headers = {
        ...(cookie === '' ? {} : { cookie }),
        ...('body' in request ? { 'content-type': 'application/json', 'idempotency-key': `pieces-${name}` } : {}),
      };
      const text = readable((await ask(portal.port, { ...request, headers })).body);
      if (AS_WRITTEN.some((figure) => text.includes(figure))) shown.add(name.split('?')[0] ?? '');
    }
    return [...shown].toSorted();
  }

  it('is told nobody who has not signed in, and stands on pages and in answers of whoever has (GOODS-45)', async () => {
    const person = callers.find(({ accountNo, isOfTrade }) => accountNo !== null && !isOfTrade);
    expect(await shownTo(person ?? { cookie: '' })).toEqual(
      expect.arrayContaining([
        'compareDirectly',
        'compareSent',
        'getGoodsStockTotal',
        'getSpuDetail',
        'getSuitDetail',
        'listSpu',
        'listSuits',
        'matchProducts',
        '/product',
        '/product/detail',
        '/product/detail.data',
        '/product/suitDetail',
        '/product/compare',
      ]),
    );
    expect(await shownTo({ cookie: '' })).toEqual([]);
  });
});
