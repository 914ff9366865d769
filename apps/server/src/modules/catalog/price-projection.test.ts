import * as contract from '@portal/contract/catalog';
import { isEmployee, isMerchant, UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedGoods, loadGoods } from '@portal/server/testkit/catalog';
import { anOrderOf } from '@portal/server/testkit/orders';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';

/** Found nowhere else: where these digits show, the dealers' price has got out. */
const DEALER_PRICE = 31337.13;
const REFER_PRICE = 40888.5;

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  const goods = generatedGoods(30);
  await loadGoods(portal.database, {
    ...goods,
    skus: (goods.skus ?? []).map((sku) => ({ ...sku, price: DEALER_PRICE, referPrice: REFER_PRICE })),
    accessories: [{ spuNo: 'P000001', skuNo: 'K0000020', need: 'needed' }],
  });
  for (const userType of Object.values(UserType))
    if (userType !== UserType.Tourist) await anOrderOf(portal.database, await portal.personOf(userType), ['P000001', 'P000002', 'P000003']);
});
afterAll(() => portal.close());

const urls = [
  contract.listSpu.path,
  `${contract.listSpu.path}?sort=price&order=asc&keyword=${encodeURIComponent('摄像机')}`,
  contract.listPickingSpu.path,
  contract.listCommonSpu.path,
  contract.getSpuDetail.path.replace(':id', 'P000001'),
  contract.listCategories.path,
  `${contract.listAttributeFilters.path}?portalCatagoryId=1`,
  `${contract.listAccessories.path}?spuNo=P000001`,
  contract.listHotWords.path,
  `${contract.listSuggestions.path}?keyword=${encodeURIComponent('摄像机')}`,
  `${contract.getPickingCounts.path}?tab=brand`,
  `${contract.getPriceReason.path}?skuNo=K0000010`,
  `${contract.getSpuInfo.path}?spuNo=P000001`,
  `${contract.getSpuSuccessor.path}?spuNo=P000001`,
  contract.listBrands.path,
  contract.listSearchKeywords.path,
  `${contract.getAfterSale.path}?skuNo=K0000010`,
  `${contract.getGoodsStockTotal.path}?sid=K0000010`,
  contract.listHotSpu.path,
  contract.listRecommendedSpu.path,
];
const priced = [0, 2, 3, 4, 7, 11, 12, 13, 18, 19];

async function bodyFor(userType: UserType, url: string): Promise<string> {
  return (await portal.openAs(userType, url)).body;
}

test('these are all the endpoints of the room but the staff’s own', () => {
  const paths = Object.values(contract)
    .flatMap((part) => (typeof part === 'object' && 'path' in part && typeof part.path === 'string' ? [part.path] : []))
    .filter((path) => !path.startsWith('/api-console/'));
  expect(paths.filter((path) => !urls.some((url) => url.startsWith(path.replace(':id', ''))))).toEqual([]);
});

describe.each([UserType.Tourist, UserType.Person])('a visitor or individual (%s)', (userType) => {
  test.each(urls)('never receives the dealers’ price from %s', async (url) => {
    const body = await bodyFor(userType, url);
    expect(body).not.toContain('31337');
    expect(body).not.toContain('客户价');
  });

  test('sees the suggested retail price, and says so', async () => {
    const body = await bodyFor(userType, urls[4] ?? '');
    expect(body).toContain(`"price":${REFER_PRICE}`);
    expect(body).toContain('"priceLabel":"参考价"');
  });
});

describe.each(Object.values(UserType).filter((type) => isMerchant(type) || isEmployee(type) || type === UserType.SalesStaff))(
  'a dealer, member of staff or salesperson (%s)',
  (userType) => {
    test.each(priced.map((index) => urls[index] ?? ''))('sees the dealers’ price in %s', async (url) => {
      expect(await bodyFor(userType, url)).toContain(String(DEALER_PRICE));
    });
  },
);

test('what is remembered for a dealer is never given to a visitor', async () => {
  const remembering = await openTestPortal({ remembers: true, unlimited: true });
  const goods = generatedGoods(10);
  await loadGoods(remembering.database, { ...goods, skus: (goods.skus ?? []).map((sku) => ({ ...sku, price: DEALER_PRICE, referPrice: REFER_PRICE })) });
  for (const url of [contract.listSpu.path, contract.getSpuDetail.path.replace(':id', 'P000001')]) {
    for (const userType of [UserType.FirstLevel, UserType.Tourist, UserType.FirstLevel, UserType.Person]) {
      const { body } = await remembering.openAs(userType, url);
      expect(body.includes('31337')).toBe(userType === UserType.FirstLevel);
    }
  }
  await remembering.close();
});
