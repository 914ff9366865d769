import { creditsCopy, exchangeStateNames, type Exchange } from '@portal/contract/credits';
import { CREDITS_REASON_MAX } from '@portal/contract/credits/limits';
import { orderCopy } from '@portal/contract/order';
import type { ExchangeState } from '@portal/engines/states';
import { exchangeStates } from '@portal/engines/states';
import { Anchor, Button, Code, Dialog, Field, Notice, Tag, Textarea, toast, type Tone } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/failure-words.tsx';
import { ProductPicture } from '../../catalog/index.ts';
import { placeWords } from '../../region/index.ts';
import { cancel, receive } from '../api.ts';
import { creditsGoodsAddress } from '../model/credits-address.ts';
import { Points } from './points.tsx';
import './exchange-list.css';

const TONES: Readonly<Record<ExchangeState, Tone>> = { placed: 'warning', sent: 'accent', received: 'success', cancelled: 'neutral' };

/** One's exchanges, each with what its state allows. */
export function ExchangeList({ exchanges, onDone }: { exchanges: readonly Exchange[]; onDone: () => void }) {
  return (
    <ul className="cr-list" aria-label="兑换记录">
      {exchanges.map((exchange) => (
        <Item key={exchange.exchangeNo} exchange={exchange} onDone={onDone} />
      ))}
    </ul>
  );
}

function Item({ exchange, onDone }: { exchange: Exchange; onDone: () => void }) {
  const { exchangeNo, spuNo, title, picture, unit, quantity, points, state, address, carrier, trackingNo, cancelReason, gmtCreate } = exchange;
  return (
    <li className="cr-item">
      <div className="cr-item__head">
        <Tag tone={TONES[state]}>{exchangeStateNames[state]}</Tag>
        <Code>{exchangeNo}</Code>
        <time dateTime={gmtCreate}>{formatDateTime(Date.parse(gmtCreate))}</time>
      </div>
      <div className="cr-item__body">
        <span className="cr-item__picture">
          <ProductPicture src={picture} size={64} />
        </span>
        <div className="p-stack p-stack--small">
          <h2 className="cr-item__name">
            <Anchor href={creditsGoodsAddress.href({ id: spuNo })}>{title}</Anchor>
          </h2>
          <p className="p-small">
            {quantity} {unit} · 寄往 {placeWords(address)} {address.detailAddress}（{address.contactName}）
          </p>
          {state === 'sent' || state === 'received' ? (
            <p className="p-small">
              {carrier} {trackingNo}
            </p>
          ) : null}
          {cancelReason !== '' && <p className="p-small">取消原因：{cancelReason}，积分已退回</p>}
        </div>
        <Points points={points} />
        <div className="cr-item__do">
          {exchangeStates.may(state, 'cancel', 'buyer') && <CancelButton exchangeNo={exchangeNo} onDone={onDone} />}
          {exchangeStates.may(state, 'receive', 'buyer') && <ReceiveButton exchangeNo={exchangeNo} onDone={onDone} />}
        </div>
      </div>
    </li>
  );
}

interface StepProps {
  exchangeNo: string;
  onDone: () => void;
}

const REASONS = ['地址填错了', '不想要了', '重复提交'];

function CancelButton({ exchangeNo, onDone }: StepProps) {
  const step = useStep(onDone);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const write = (text: string) => {
    setReason(text);
    setError('');
  };
  const handleAct = () => {
    if (reason.trim() === '') setError(orderCopy.reasonRequired);
    else void step.take(() => cancel(exchangeNo, reason.trim()), creditsCopy.cancelled);
  };
  return (
    <>
      <Button onClick={step.open}>取消兑换</Button>
      <Dialog
        open={step.isOpen}
        onClose={step.close}
        title="取消兑换"
        width="tip"
        cancelLabel="返回"
        action={{ label: '取消兑换', danger: true, busy: step.isBusy, onAct: handleAct }}
      >
        <div className="p-stack">
          {step.failure !== null && <Notice tone="error">{step.failure}</Notice>}
          <p>取消后积分全部退回，商品不再寄出。</p>
          <Field label="原因" required error={error}>
            <Textarea rows={2} value={reason} maxLength={CREDITS_REASON_MAX} onChange={({ target }) => write(target.value)} />
          </Field>
          <div className="p-row">
            {REASONS.map((one) => (
              <Button key={one} size="small" aria-pressed={reason === one} onClick={() => write(one)}>
                {one}
              </Button>
            ))}
          </div>
        </div>
      </Dialog>
    </>
  );
}

function ReceiveButton({ exchangeNo, onDone }: StepProps) {
  const step = useStep(onDone);
  return (
    <>
      <Button kind="primary" onClick={step.open}>
        确认收货
      </Button>
      <Dialog
        open={step.isOpen}
        onClose={step.close}
        title="确认收到商品了吗"
        action={{ label: '确认收货', busy: step.isBusy, onAct: () => void step.take(() => receive(exchangeNo), '已确认收货') }}
      >
        <div className="p-stack">
          {step.failure !== null && <Notice tone="error">{step.failure}</Notice>}
          <p>确认后兑换完成，不能再取消。</p>
        </div>
      </Dialog>
    </>
  );
}

function useStep(onDone: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  return {
    isOpen,
    isBusy,
    failure,
    open: () => {
      setFailure(null);
      setOpen(true);
    },
    close: () => setOpen(false),
    take: async (perform: () => Promise<Exchange>, done: string): Promise<void> => {
      setBusy(true);
      setFailure(null);
      try {
        await perform();
        setOpen(false);
        toast.success(done);
        onDone();
      } catch (refused) {
        setFailure(failureWords(refused));
      }
      setBusy(false);
    },
  };
}
