import { ALARM_NOTE_MAX, listPaymentAlarms, resolvePaymentAlarm, sendRefundAgain, type PaymentAlarm, type PaymentAlarmKind } from '@portal/contract/payment';
import { Button, Dialog, Empty, Field, Money, Notice, Table, Tabs, Tag, Textarea, toast } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { call, failureWords } from '../lib/call.ts';
import { listHref } from '../lib/list-address.ts';
import { ListAnswer } from '../lib/list-answer.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const PATH = '/paymentAlarms';

/** What it is, and what to do about it. */
const KINDS: Readonly<Record<PaymentAlarmKind, { name: string; hint: string }>> = {
  WRONG_AMOUNT: { name: '金额不符', hint: '渠道通知的金额与应付金额不同，没有入账' },
  WRONG_CHANNEL: { name: '渠道不符', hint: '由另一渠道通知支付成功，没有入账' },
  PAID_TWICE: { name: '重复支付', hint: '同一笔支付出现两个渠道流水号' },
  REFUND_FAILED: { name: '退款失败', hint: '渠道拒绝退款，可重新发起，或在渠道商户平台线下退款' },
  BILL_MISSING: { name: '渠道账单缺失', hint: '我方已入账，渠道账单中没有' },
  BILL_UNKNOWN: { name: '我方账目缺失', hint: '渠道账单中有，我方没有' },
  BILL_AMOUNT: { name: '账单金额不符', hint: '我方与渠道账单的金额不同' },
};
const CHANNELS: Readonly<Record<PaymentAlarm['channel'], string>> = { wechat: '微信支付', alipay: '支付宝' };

/** Money that is not as it should be, until somebody says how it was put right (PAYMENT-12). */
export function PaymentAlarms() {
  const list = useListAddress(PATH);
  const { query, page, size } = list;
  const [resolving, setResolving] = useState<PaymentAlarm>();
  const [busy, setBusy] = useState<number>();
  const isOpen = query.get('state') !== 'all';
  const answer = useAnswer(query.toString(), () => call(listPaymentAlarms, { query: { isOpen: isOpen ? 'true' : undefined, page, size } }));
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
        current={isOpen ? 'open' : 'all'}
        tabs={[
          { key: 'open', label: '待处理', href: listHref(PATH, query, { state: undefined }) },
          { key: 'all', label: '全部', href: listHref(PATH, query, { state: 'all' }) },
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
                    {KINDS[kind].name}
                    <div className="p-small">{KINDS[kind].hint}</div>
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
    <Dialog open onClose={onClose} title={`处理完毕：${KINDS[alarm.kind].name}`} action={{ label: '处理完毕', busy: isBusy, onAct: () => void resolve() }}>
      {notice && <Notice tone="error">{notice}</Notice>}
      <Field label="处理结果" required hint="与渠道核对的结果、线下退款的凭证号等，会记入操作日志">
        <Textarea value={note} maxLength={ALARM_NOTE_MAX} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </Dialog>
  );
}
