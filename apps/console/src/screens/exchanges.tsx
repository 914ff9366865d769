import { definePageQuery } from '@portal/client/page-query';
import { oneOf, page, size } from '@portal/client/page-words';
import { creditsCopy, exchangeStateNames, listDeskExchanges, readExchangeContact, type DeskExchange } from '@portal/contract/credits';
import { exchangeStates, type ExchangeState } from '@portal/engines/states';
import { Anchor, Button, Code, Empty, Table, Tabs, Tag, toast, type Tone } from '@portal/ui';
import { figureText, formatDateTime } from '@portal/units';
import { useState } from 'react';
import { CancelDialog, ParcelDialog } from '../features/credits/index.ts';
import { AskerPhone } from '../features/requirement/index.ts';
import { call } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/exchanges';
const address = definePageQuery(PATH, { state: oneOf(['', ...exchangeStates.states]), page, size: size(20) });
const TONES: Readonly<Record<ExchangeState, Tone>> = { placed: 'warning', sent: 'accent', received: 'success', cancelled: 'neutral' };

const ACTS = [
  { act: 'send', label: '发货' },
  { act: 'changeParcel', label: '更正运单号' },
  { act: 'cancel', label: '取消' },
] as const;
const DONE = { send: '已发货，兑换人会收到消息', changeParcel: '运单号已更正，兑换人会收到消息', cancel: creditsCopy.cancelled } as const;

/** Goods given for credits, those that wait to be sent first (CREDITS-9). */
export function Exchanges() {
  const list = useListAddress(address);
  const { state, page, size } = list.query;
  const [open, setOpen] = useState<{ what: 'send' | 'changeParcel' | 'cancel'; exchange: DeskExchange }>();
  const answer = useAnswer(list.asked, () => call(listDeskExchanges, { query: { page, size, ...(state ? { state } : {}) } }));
  const handleDone = () => {
    if (open) toast.success(DONE[open.what]);
    setOpen(undefined);
    answer.read();
  };
  return (
    <>
      <h1 className="c-title">积分兑换</h1>
      <Tabs
        label="兑换单状态"
        current={state || 'all'}
        tabs={[
          { key: 'all', label: '全部', href: list.hrefOf({ state: '' }) },
          ...exchangeStates.states.map((one) => ({ key: one, label: exchangeStateNames[one], href: list.hrefOf({ state: one }) })),
        ]}
      />
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="积分兑换"
            rows={data.data}
            rowKey={({ exchangeNo }) => exchangeNo}
            empty={
              <Empty
                drawing="list"
                text={state === '' ? '还没有人兑换过商品' : '没有这个状态的兑换单'}
                action={state !== '' && <Anchor href={PATH}>查看全部兑换单</Anchor>}
              />
            }
            columns={[
              { key: 'what', head: '商品', phone: 'title', render: ({ title, quantity, unit }) => `${title} ×${quantity} ${unit}` },
              { key: 'no', head: '兑换单号', render: ({ exchangeNo }) => <Code>{exchangeNo}</Code> },
              { key: 'who', head: '兑换人', render: ({ buyerName }) => buyerName },
              { key: 'points', head: '积分', kind: 'figure', render: ({ points }) => figureText(points) },
              { key: 'state', head: '状态', render: (row) => <Tag tone={TONES[row.state]}>{exchangeStateNames[row.state]}</Tag> },
              { key: 'parcel', head: '物流', render: ({ carrier, trackingNo }) => (trackingNo === '' ? '—' : `${carrier} ${trackingNo}`) },
              { key: 'at', head: '提交时间', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
              {
                key: 'acts',
                head: '操作',
                kind: 'actions',
                render: (exchange) => (
                  <span className="c-acts">
                    {ACTS.filter(({ act }) => exchangeStates.may(exchange.state, act, 'operator')).map(({ act, label }) => (
                      <Button key={act} size="small" onClick={() => setOpen({ what: act, exchange })}>
                        {label}
                      </Button>
                    ))}
                  </span>
                ),
              },
            ]}
          />
        )}
      </ListAnswer>
      {open && open.what !== 'cancel' && (
        <ParcelDialog exchange={open.exchange} act={open.what} phone={phoneOf(open.exchange)} onClose={() => setOpen(undefined)} onDone={handleDone} />
      )}
      {open?.what === 'cancel' && <CancelDialog exchange={open.exchange} onClose={() => setOpen(undefined)} onDone={handleDone} />}
    </>
  );
}

const phoneOf = ({ exchangeNo, address }: DeskExchange) => (
  <AskerPhone masked={address.contactPhone} ask={() => call(readExchangeContact, { body: { exchangeNo } })} />
);
