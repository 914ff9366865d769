/** What the home page shows, read in one go: some parts may fail without the others. */
import { listCategories, listSpu, type SpuCard } from '@portal/contract/catalog';
import { getSelection, listDesignOrders } from '@portal/contract/design-order';
import type { RouterContextProvider } from 'react-router';
import { callContext, hasSessionContext } from '../../lib/server-context.ts';

const ROW = 5;
const STATUS_ROWS = [
  { status: '2', title: '热门产品', words: '配单中使用最多' },
  { status: '1', title: '新品上架', words: '最近上架的系列' },
  { status: '4', title: '推荐产品', words: '常见场景的稳妥选择' },
] as const;

export type HomeData = Awaited<ReturnType<typeof readHome>>;

/** Categories with a picture each, goods by status, and for those signed in what they were at. Throws where the categories fail: without them there is no home page. */
export async function readHome(context: Readonly<RouterContextProvider>) {
  const call = context.get(callContext);
  const mine = context.get(hasSessionContext);
  const [tree, orders, selection, ...rows] = await Promise.all([
    call(listCategories),
    // a home page without one of its parts is still a home page
    mine ? call(listDesignOrders, { query: { size: 10 } }).catch(() => null) : null,
    mine ? call(getSelection).catch(() => null) : null,
    ...STATUS_ROWS.map(({ status }) =>
      call(listSpu, { query: { status, size: 10, sort: status === '1' ? ('gmtListed' as const) : ('sumNo' as const) } })
        .then(({ data }) => data)
        .catch(() => []),
    ),
  ]);
  const pictures = await Promise.all(
    tree.map(({ id }) =>
      call(listSpu, { query: { portalCatagoryId: id, size: 10, sort: 'sumNo' } })
        .then(({ data }) => data[0]?.mainPic ?? '')
        .catch(() => ''),
    ),
  );
  return {
    categories: tree.map((category, index) => ({ ...category, picture: pictures[index] ?? '' })),
    productCount: tree.reduce((sum, { spuCount }) => sum + spuCount, 0),
    rows: rowsOf(rows),
    orders: orders && {
      count: orders.count,
      latest: orders.data.slice(0, 3).map(({ id, name, amount, lineCount, gmtModified }) => ({ id, name, amount, lineCount, gmtModified })),
    },
    selection: selection && { lineCount: selection.totals.lineCount, amount: selection.totals.amount },
    hour: new Date(Date.now() + 8 * 3_600_000).getUTCHours(),
  };
}

/** A family that two rows would show stands in the first. */
function rowsOf(answers: readonly (readonly SpuCard[])[]) {
  const shown = new Set<string>();
  const rows = STATUS_ROWS.map((row, index) => {
    const cards = (answers[index] ?? []).filter(({ spuNo }) => !shown.has(spuNo)).slice(0, ROW);
    for (const { spuNo } of cards) shown.add(spuNo);
    return { ...row, cards };
  });
  return rows.filter(({ cards }) => cards.length > 0);
}
