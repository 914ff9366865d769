import { listToldPrices, type ChangedPrice } from '@portal/contract/price-watch';
import { Anchor, ButtonLink, Card, Code, Empty, Money, Table, type Column } from '@portal/ui';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/price-changes.ts';
import './price-changes.css';

/** /member/priceChanges: which of one's models cost something else since when (PRICE-35). */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => ({ days: await context.get(callContext)(listToldPrices) }));

const columns: Column<ChangedPrice>[] = [
  {
    key: 'name',
    head: '产品',
    phone: 'title',
    render: ({ spuNo, skuNo, spuName, skuModel }) => (
      <span className="pc-name">
        <Anchor href={`/product/detail?id=${spuNo}&sku=${skuNo}`}>{spuName}</Anchor>
        <Code>{skuModel}</Code>
      </span>
    ),
  },
  { key: 'old', head: '原价', kind: 'figure', render: ({ oldPrice }) => <Money yuan={oldPrice} size="small" /> },
  { key: 'new', head: '现价', kind: 'figure', render: ({ newPrice }) => <Money yuan={newPrice} size="small" /> },
];

export default function PriceChanges({ loaderData: { days } }: Route.ComponentProps) {
  if (days.length === 0) return <Empty text="您的清单、配单和收藏里的产品近期没有价格变动" action={<ButtonLink href="/product">去看产品</ButtonLink>} />;
  return (
    <>
      <p className="p-small">清单、近 90 天的配单和收藏里的产品，因经销商报价、价格分组或合同价变动而变的价格，每天提醒一次。</p>
      {days.map(({ toldNo, day, changes }) => (
        <Card key={toldNo} title={day} flush>
          <Table caption={`${day} 的价格变动`} columns={columns} rows={changes} rowKey={({ skuNo }) => skuNo} />
        </Card>
      ))}
    </>
  );
}
