import { afterSaleStateNames, afterSaleWayNames, listDeskAfterSales } from '@portal/contract/after-sale';
import { afterSaleStates, type AfterSaleState } from '@portal/engines/states';
import { Anchor, Empty, Table, Tabs } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { AfterSaleSum, AfterSaleTag } from '../features/after-sale/index.ts';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { call } from '../lib/call.ts';
import { listHref } from '../lib/list-address.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/afterSales';
const stateIn = (query: URLSearchParams): AfterSaleState | undefined => afterSaleStates.states.find((state) => state === query.get('state'));

/** Requests after a sale, those that wait longest first (AFTER-8). */
export function AfterSales() {
  const list = useListAddress(PATH);
  const { query, page, size } = list;
  const state = stateIn(query);
  const keyword = query.get('keyword') ?? '';
  const answer = useAnswer(query.toString(), () => call(listDeskAfterSales, { query: { keyword, page, size, ...(state ? { state } : {}) } }));
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
      <ListAnswer answer={answer} list={list}>
        {(data) => (
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
              { key: 'amount', head: '金额', kind: 'figure', render: (row) => <AfterSaleSum request={row} /> },
              { key: 'state', head: '状态', render: (row) => <AfterSaleTag state={row.state} /> },
              { key: 'at', head: '申请时间', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
            ]}
          />
        )}
      </ListAnswer>
    </>
  );
}
