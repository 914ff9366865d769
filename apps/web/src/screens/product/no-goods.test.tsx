/** What a list says that shows nothing. */
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { readProductQuery } from '../../features/catalog/index.ts';
import { NoGoods } from './no-goods.tsx';

const said = (search: string, chips: Parameters<typeof NoGoods>[0]['chips'] = []): string => {
  const query = readProductQuery(new URLSearchParams(search));
  const router = createMemoryRouter([{ path: '/', element: <NoGoods query={query} words={[]} chips={chips} near={[]} /> }]);
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
});
