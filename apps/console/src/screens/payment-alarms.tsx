import { definePageQuery } from '@portal/client/page-query';
import { oneOf, page, size } from '@portal/client/page-words';
import { ALARM_NOTE_MAX, listPaymentAlarms, resolvePaymentAlarm, sendRefundAgain, type PaymentAlarm } from '@portal/contract/payment';
import { Button, Dialog, Empty, Field, Money, Notice, Table, Tabs, Tag, Textarea, toast } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { alarmKinds } from '../features/payment/index.ts';
import { call, failureWords } from '../lib/call.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/paymentAlarms';
const address = definePageQuery(PATH, { state: oneOf(['open', 'all']), page, size: size(20) });

const CHANNELS: Readonly<Record<PaymentAlarm['channel'], string>> = { wechat: '微信支付', alipay: '支付宝' };

/** Money that is not as it should be, until somebody says how it was put right (PAYMENT-12). */
export function PaymentAlarms() {
  const list = useListAddress(address);
  const { state, page, size } = list.query;
  const [resolving, setResolving] = useState<PaymentAlarm>();
  const [busy, setBusy] = useState<number>();
  const isOpen = state === 'open';
  const answer = useAnswer(list.asked, () => call(listPaymentAlarms, { query: { isOpen: isOpen ? 'true' : undefined, page, size } }));
  const again = async ({ id }: PaymentAlarm) => {
    setBusy(id);
    try {
      await call(sendRefundAgain, { body: { id } });
      toast.success('已重新发起退款');
    } catch (failure) {
      toast.error(failureWords(failure));
    }
    setBusy(undefined);
    answer.read();
  };
  const resolved = () => {
    setResolving(undefined);
    toast.success('已处理');
    answer.read();
  };
  return (
    <>
      <h1 className="c-title">支付异常</h1>
      <Tabs
        label="状态"
        current={state}
        tabs={[
          { key: 'open', label: '待处理', href: list.hrefOf({ state: 'open' }) },
          { key: 'all', label: '全部', href: list.hrefOf({ state: 'all' }) },
        ]}
      />
      <ListAnswer answer={answer} list={list}>
        {(data) => (
          <Table
            caption="支付异常"
            rows={data.data}
            rowKey={({ id }) => String(id)}
            empty={<Empty text={isOpen ? '没有待处理的支付异常' : '还没有出现过支付异常'} />}
            columns={[
              {
                key: 'kind',
                head: '异常',
                phone: 'title',
                render: ({ kind }) => (
                  <>
                    {alarmKinds[kind].name}
                    <div className="p-small">{alarmKinds[kind].hint}</div>
                  </>
                ),
              },
              { key: 'channel', head: '渠道', render: ({ channel }) => CHANNELS[channel] },
              { key: 'number', head: '支付或退款单号', render: ({ number }) => number },
              { key: 'ours', head: '我方金额', kind: 'figure', render: ({ ours }) => <Figure yuan={ours} /> },
              { key: 'theirs', head: '渠道金额', kind: 'figure', render: ({ theirs }) => <Figure yuan={theirs} /> },
              { key: 'time', head: '时间', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
              {
                key: 'acts',
                head: '处理',
                kind: 'actions',
                render: (row) =>
                  row.gmtResolve === null ? (
                    <>
                      {row.kind === 'REFUND_FAILED' && (
                        <Button size="small" busy={busy === row.id} onClick={() => void again(row)}>
                          重新退款
                        </Button>
                      )}
                      <Button size="small" onClick={() => setResolving(row)}>
                        处理完毕
                      </Button>
                    </>
                  ) : (
                    <>
                      <Tag tone="success">已处理</Tag>
                      <div className="p-small">{row.note}</div>
                    </>
                  ),
              },
            ]}
          />
        )}
      </ListAnswer>
      {resolving && <ResolveDialog key={resolving.id} alarm={resolving} onClose={() => setResolving(undefined)} onResolved={resolved} />}
    </>
  );
}

const Figure = ({ yuan }: { yuan: number | null }) => <Money yuan={yuan} absent="—" />;

function ResolveDialog({ alarm, onClose, onResolved }: { alarm: PaymentAlarm; onClose(): void; onResolved(): void }) {
  const [note, setNote] = useState('');
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const resolve = async () => {
    setBusy(true);
    setNotice(undefined);
    try {
      await call(resolvePaymentAlarm, { body: { id: alarm.id, note } });
      onResolved();
    } catch (failure) {
      setNotice(failureWords(failure));
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} title={`处理完毕：${alarmKinds[alarm.kind].name}`} action={{ label: '处理完毕', busy: isBusy, onAct: () => void resolve() }}>
      {notice && <Notice tone="error">{notice}</Notice>}
      <Field label="处理结果" required hint="与渠道核对的结果、线下退款的凭证号等，会记入操作日志">
        <Textarea value={note} maxLength={ALARM_NOTE_MAX} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </Dialog>
  );
}
