/** What a list says that shows nothing. */
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { readProductQuery } from '../../features/catalog/index.ts';
import { NoGoods } from './no-goods.tsx';

type Shown = Parameters<typeof NoGoods>[0];

const said = (search: string, chips: Shown['chips'] = [], gone: Shown['gone'] = null, beside: Partial<Shown> = {}): string => {
  const query = readProductQuery(new URLSearchParams(search));
  const router = createMemoryRouter([{ path: '/', element: <NoGoods query={query} words={[]} chips={chips} near={[]} gone={gone} {...beside} /> }]);
  return renderToString(<RouterProvider router={router} />);
};

describe('a list without goods', () => {
  test('that nothing narrows says that the catalogue is being prepared, and leads to what works without goods', () => {
    expect(said('')).toContain('产品目录正在准备');
    expect(said('')).toContain('/tool/calculator');
    expect(said('')).not.toContain('查看全部产品');
  });

  test('of a category leads back to all goods', () => {
    expect(said('portalCatagoryId=3')).toContain('该分类下暂时没有在售产品');
    expect(said('portalCatagoryId=3')).toContain('查看全部产品');
  });

  test('under conditions lets go of them', () => {
    expect(
      said('keyword=半球&status=2', [
        { key: 'keyword', label: '半球', href: '/product' },
        { key: 'status', label: '热门', href: '/product' },
      ] as never),
    ).toContain('清除全部条件');
  });

  test('wears from the first moment what it will wear: its script comes late, and no sheet with it', () => {
    const near = [{ id: 3, catagoryName: '半球网络摄像机', spuCount: 12 }] as Shown['near'];
    const chips = [
      { key: 'keyword', label: '半球 宇宙飞船', href: '/product' },
      { key: 'status', label: '热门', href: '/product' },
    ] as never;
    const shown = said('keyword=半球 宇宙飞船&status=2', chips, null, { near, words: ['半球'] });
    for (const name of ['p-empty__words', 'p-empty__ways', 'p-empty__places', 'p-empty__count']) expect(shown).toContain(`class="${name}"`);
    expect(shown).not.toMatch(/class="(?:[^"]* )?c-/);
  });

  test('that is the number of a model sold no more leads to what takes its place and says why', () => {
    const head = { skuType: 0, mainPic: '/p.svg', skuNo: 'S1', skuDesc: '', price: null, priceLabel: '参考价' } as const;
    const gone = { ...head, spuNo: 'P1', spuName: '旧半球', skuModel: 'HV-D0', isOnSale: false, successor: null };
    const successor = { ...head, spuNo: 'P2', spuName: '新半球', skuModel: 'HV-D1', isOnSale: true };
    const shown = said('keyword=HV-D0', [], { ...gone, successor });
    for (const text of ['HV-D0', '已下架', '新半球', '/product/detail?id=P2', '/product/invalid?id=P1']) expect(shown).toContain(text);
    // what it alone wears comes with it
    expect(shown).toContain('<link rel="stylesheet"');
    // others of the same family are sold: nothing else is to be explained
    expect(said('keyword=HV-D0', [], { ...gone, successor: { ...successor, spuNo: 'P1' } })).not.toContain('/product/invalid');
  });
});
