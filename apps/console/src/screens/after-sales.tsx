import { afterSaleStateNames, afterSaleWayNames, listDeskAfterSales } from '@portal/contract/after-sale';
import { afterSaleStates, type AfterSaleState } from '@portal/engines/states';
import { Anchor, Button, Empty, ErrorState, Money, Pager, Table, TableSkeleton, Tabs } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useSearchParams } from 'react-router';
import { AfterSaleTag } from '../features/after-sale/state-tag.tsx';
import { KeywordForm } from '../features/keyword-form.tsx';
import { call } from '../lib/call.ts';
import { listHref, numberIn } from '../lib/list-address.ts';
import { useAnswer } from '../lib/use-answer.ts';

const PATH = '/afterSales';
const stateIn = (query: URLSearchParams): AfterSaleState | undefined => afterSaleStates.states.find((state) => state === query.get('state'));

/** Requests after a sale, those that wait longest first (AFTER-8). */
export function AfterSales() {
  const [query] = useSearchParams();
  const state = stateIn(query);
  const keyword = query.get('keyword') ?? '';
  const [page, size] = [numberIn(query, 'page', 1), numberIn(query, 'size', 20)];
  const { data, failed, isBusy, read } = useAnswer(query.toString(), () =>
    call(listDeskAfterSales, { query: { keyword, page, size, ...(state ? { state } : {}) } }),
  );
  const tabs = [
    { key: 'all', label: '全部', href: listHref(PATH, query, { state: undefined }) },
    ...afterSaleStates.states.map((each) => ({ key: each, label: afterSaleStateNames[each], href: listHref(PATH, query, { state: each }) })),
  ];
  return (
    <>
      <h1 className="c-title">售后仲裁</h1>
      <Tabs label="售后状态" tabs={tabs} current={state ?? 'all'} />
      <div className="c-narrow">
        <KeywordForm key={keyword} path={PATH} query={query} label="售后单号、产品或型号" />
      </div>
      {failed && !isBusy && <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} />}
      {!data && !failed && <TableSkeleton />}
      {data && !failed && (
        <Table
          caption="售后单"
          rows={data.data}
          rowKey={({ afterSaleNo }) => afterSaleNo}
          empty={
            <Empty
              drawing={keyword === '' ? 'list' : 'search'}
              text={keyword === '' ? '这里没有售后单' : '没有符合条件的售后单'}
              action={(state !== undefined || keyword !== '') && <Anchor href={PATH}>查看全部售后单</Anchor>}
            />
          }
          columns={[
            { key: 'no', head: '售后单', phone: 'title', render: ({ afterSaleNo }) => <Anchor href={`${PATH}/${afterSaleNo}`}>{afterSaleNo}</Anchor> },
            { key: 'way', head: '方式', render: ({ way, isUnsent }) => (isUnsent ? '未发货退款' : afterSaleWayNames[way]) },
            { key: 'buyer', head: '买家', render: ({ buyerName }) => buyerName },
            { key: 'shop', head: '经销商', render: ({ shop }) => shop.shopName },
            { key: 'amount', head: '金额', kind: 'figure', render: ({ amount }) => <Money yuan={amount} size="small" /> },
            { key: 'state', head: '状态', render: (row) => <AfterSaleTag state={row.state} /> },
            { key: 'at', head: '申请时间', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
          ]}
        />
      )}
      {data && data.count > size && <Pager total={data.count} page={page} size={size} hrefOf={(to, each) => listHref(PATH, query, { page: to, size: each })} />}
    </>
  );
}
