import { definePageQuery } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import { afterSaleStateNames, afterSaleWayNames, listDeskAfterSales } from '@portal/contract/after-sale';
import { afterSaleStates } from '@portal/engines/states';
import { Anchor, Empty, Table, Tabs } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { AfterSaleSum, AfterSaleTag } from '../features/after-sale/index.ts';
import { KeywordForm } from '../lib/keyword-form.tsx';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/afterSales';
const address = definePageQuery(PATH, { keyword, state: oneOf(['', ...afterSaleStates.states]), page, size: size(20) });

/** Requests after a sale, those that wait longest first (AFTER-8). */
export function AfterSales() {
  const list = useListAddress(address);
  const { keyword, state, page, size } = list.query;
  const answer = useAnswer(list.asked, () => call(listDeskAfterSales, { query: { keyword, page, size, ...(state ? { state } : {}) } }));
  const tabs = [
    { key: 'all', label: '全部', href: list.hrefOf({ state: '' }) },
    ...afterSaleStates.states.map((each) => ({ key: each, label: afterSaleStateNames[each], href: list.hrefOf({ state: each }) })),
  ];
  return (
    <>
      <h1 className="c-title">售后仲裁</h1>
      <Tabs label="售后状态" tabs={tabs} current={state || 'all'} />
      <div className="c-narrow">
        <KeywordForm key={keyword} list={list} label="售后单号、产品或型号" />
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
                action={(state !== '' || keyword !== '') && <Anchor href={PATH}>查看全部售后单</Anchor>}
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
