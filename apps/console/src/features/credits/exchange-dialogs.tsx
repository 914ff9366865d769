import { cancelDeskExchange, CREDITS_REASON_MAX, sendExchange, type DeskExchange } from '@portal/contract/credits';
import { Dialog, Field, Input, Notice, Textarea } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { call } from '../../lib/call.ts';
import { useCalled } from '../../lib/use-called.ts';

interface ExchangeDialogProps {
  exchange: DeskExchange;
  onClose(): void;
  onDone(): void;
}

const CARRIER_MAX = 20;
const TRACKING_NO_MAX = 40;

/** Says by whom, and under which number, it is on its way. `phone`: the contact's, as it may be read. */
export function SendDialog({ exchange: { exchangeNo, title, quantity, unit, address }, phone, onClose, onDone }: ExchangeDialogProps & { phone: ReactNode }) {
  const [carrier, setCarrier] = useState('');
  const [trackingNo, setTrackingNo] = useState('');
  const { faults, failed, isBusy, take } = useCalled(onDone);
  const act = () => take(() => call(sendExchange, { body: { exchangeNo, carrier, trackingNo } }));
  return (
    <Dialog open onClose={onClose} title={`发货：${title} ×${quantity} ${unit}`} action={{ label: '确认发货', busy: isBusy, onAct: act }}>
      <div className="c-freeze">
        {failed && <Notice tone="error">{failed}</Notice>}
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
  const { faults, failed, isBusy, take } = useCalled(onDone);
  const act = () => take(() => call(cancelDeskExchange, { body: { exchangeNo, reason } }));
  return (
    <Dialog open onClose={onClose} title={`取消兑换：${title}`} action={{ label: '取消兑换', danger: true, busy: isBusy, onAct: act }} cancelLabel="返回">
      <div className="c-freeze">
        {failed && <Notice tone="error">{failed}</Notice>}
        <p>{points} 积分将退回，库存恢复。</p>
        <Field label="取消原因" required hint="兑换人会看到" error={faults['reason']}>
          <Textarea value={reason} maxLength={CREDITS_REASON_MAX} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
