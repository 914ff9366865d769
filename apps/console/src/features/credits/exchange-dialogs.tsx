import { findCallError } from '@portal/client';
import { cancelDeskExchange, changeExchangeParcel, CREDITS_REASON_MAX, exchangeNumberUsed, sendExchange, type DeskExchange } from '@portal/contract/credits';
import { CARRIER_MAX, TRACKING_NO_MAX } from '@portal/contract/order/limits';
import { Dialog, Field, Input, Notice, Textarea } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { bodyFaults } from '../../lib/body-faults.ts';
import { call } from '../../lib/call.ts';
import { useCalled } from '../../lib/use-called.ts';

interface ExchangeDialogProps {
  exchange: DeskExchange;
  onClose(): void;
  onDone(): void;
}

const WORDS = { send: { title: '发货', label: '确认发货' }, changeParcel: { title: '更正运单号', label: '确认更正' } } as const;

interface ParcelDialogProps extends ExchangeDialogProps {
  act: 'send' | 'changeParcel';
  /** The contact's, as it may be read. */
  phone: ReactNode;
}

/** Says by whom, and under which number, it is on its way, or puts that right. The number of another buyer's parcel is asked about (CREDITS-13). */
export function ParcelDialog({ exchange, act, phone, onClose, onDone }: ParcelDialogProps) {
  const { exchangeNo, title, quantity, unit, address } = exchange;
  const [carrier, setCarrier] = useState(exchange.carrier);
  const [trackingNo, setTrackingNo] = useState(exchange.trackingNo);
  // the number that somebody else has, too
  const [used, setUsed] = useState<string>();
  const { form, faults, failed, isBusy, take } = useCalled(onDone);
  const useAnyway = used === trackingNo;
  const body = { exchangeNo, carrier, trackingNo, useAnyway };
  const give = () =>
    take(
      async () => {
        try {
          return await call(act === 'send' ? sendExchange : changeExchangeParcel, { body });
        } catch (failure) {
          setUsed(findCallError(failure)?.code === exchangeNumberUsed.code ? trackingNo : undefined);
          throw failure;
        }
      },
      bodyFaults(sendExchange, body),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${WORDS[act].title}：${title} ×${quantity} ${unit}`}
      action={{ label: useAnyway ? '仍要使用' : WORDS[act].label, busy: isBusy, onAct: give }}
    >
      <div className="c-freeze" ref={form}>
        {failed && <Notice tone={useAnyway ? 'warning' : 'error'}>{failed}</Notice>}
        <p>
          {address.contactName} {phone}
        </p>
        <p>
          {address.provinceName}
          {address.cityName}
          {address.areaName}
          {address.streetName ?? ''}
          {address.detailAddress}
        </p>
        <Field label="承运公司" required error={faults['carrier']}>
          <Input value={carrier} maxLength={CARRIER_MAX} onChange={({ target }) => setCarrier(target.value)} />
        </Field>
        <Field label="运单号" required error={faults['trackingNo']}>
          <Input value={trackingNo} maxLength={TRACKING_NO_MAX} onChange={({ target }) => setTrackingNo(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}

/** Gives an exchange up; its credits go back. */
export function CancelDialog({ exchange: { exchangeNo, title, points }, onClose, onDone }: ExchangeDialogProps) {
  const [reason, setReason] = useState('');
  const { form, faults, failed, isBusy, take } = useCalled(onDone);
  const body = { exchangeNo, reason };
  const act = () => take(() => call(cancelDeskExchange, { body }), bodyFaults(cancelDeskExchange, body));
  return (
    <Dialog open onClose={onClose} title={`取消兑换：${title}`} action={{ label: '取消兑换', danger: true, busy: isBusy, onAct: act }} cancelLabel="返回">
      <div className="c-freeze" ref={form}>
        {failed && <Notice tone="error">{failed}</Notice>}
        <p>{points} 积分将退回，库存恢复。</p>
        <Field label="取消原因" required hint="兑换人会看到" error={faults['reason']}>
          <Textarea value={reason} maxLength={CREDITS_REASON_MAX} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
