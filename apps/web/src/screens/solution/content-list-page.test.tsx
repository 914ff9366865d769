/** What lists of what is published say that show nothing. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { solutionsAddress } from '../../features/content/index.ts';
import Information from '../information/information.tsx';
import { ContentListPage } from './content-list-page.tsx';

const drawn = (element: React.ReactElement): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/here'] })} />);
const said = (search: string): string => {
  const query = solutionsAddress.read(new URLSearchParams(search));
  return drawn(
    <ContentListPage address={solutionsAddress} query={query} listed={{ data: { data: [], count: 0 }, failure: null }} industries={[]} noun="方案" />,
  );
};

test('a list of nothing leads to goods, and never to itself', () => {
  expect(said('')).toContain('href="/product"');
  expect(said('')).not.toContain('看全部方案');
});

test.each(['oneIndustryId=3', 'page=7'])('one that is narrowed, or beyond its end, leads to the whole of it: %s', (search) => {
  expect(said(search)).toContain('看全部方案');
  expect(said(search)).toContain('href="/solution"');
});

test('articles, cases and solutions, none of them there, are not a blank page', () => {
  const props = { loaderData: { data: { articles: [], videos: [], cases: [], solutions: [] }, failure: null } } as unknown as Parameters<typeof Information>[0];
  expect(drawn(<Information {...props} />)).toContain('资讯正在准备');
});
