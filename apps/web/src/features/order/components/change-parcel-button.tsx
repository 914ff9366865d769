import type { Order } from '@portal/contract/order';
import { TRACKING_NO_MAX } from '@portal/contract/order/limits';
import { Button, Dialog, Field, Input } from '@portal/ui';
import { useState } from 'react';
import { faultsLeft } from '../../../lib/forms/faults-left.ts';
import { changeNumber } from '../api.ts';
import { deliveryTrouble, typedDelivery, type DeliveryTrouble } from '../model/typed-delivery.ts';
import { CarrierInput } from './carrier-input.tsx';
import { FieldPair, OrderForm } from './order-form.tsx';
import { useNumberedStep } from './use-numbered-step.ts';

/** Where a number stands on a parcel of another order: it is meant to be the same. */
export const USE_ANYWAY = '仍要使用';

interface ChangeParcelButtonProps {
  order: Pick<Order, 'shopOrderNo' | 'revision'>;
  parcel: Order['parcels'][number];
  onDone(): void;
}

/** A dealer puts right which carrier brings a parcel, and under which number, until it was received. */
export function ChangeParcelButton({
  order,
  parcel: { parcelNo, lines: _lines, gmtCreate: _sent, gmtReceived: _received, ...sent },
  onDone,
}: ChangeParcelButtonProps) {
  const [typed, setTyped] = useState(sent);
  const [trouble, setTrouble] = useState<DeliveryTrouble>({});
  const step = useNumberedStep(onDone, typed.trackingNo);
  const shown = { ...trouble, ...step.trouble };
  const write = (change: { carrier: string } | { trackingNo: string }) => {
    setTyped({ ...typed, ...change });
    setTrouble(faultsLeft(trouble, change));
  };
  const handleOpen = () => {
    setTyped(sent);
    setTrouble({});
    step.open();
  };
  const handleAct = () => {
    const found = deliveryTrouble(typed);
    setTrouble(found);
    const { carrier, trackingNo } = typedDelivery(typed);
    if (Object.keys(found).length === 0) void step.take(({ useAnyway }) => changeNumber(order, { parcelNo, carrier, trackingNo, useAnyway }));
  };
  return (
    <>
      <Button aria-label={`修改运单号：包裹 ${parcelNo}`} onClick={handleOpen}>
        修改运单号
      </Button>
      <Dialog
        open={step.isOpen}
        onClose={step.close}
        title={`修改包裹 ${parcelNo} 的运单号`}
        width="medium"
        action={{ label: step.isUsed ? USE_ANYWAY : '保存', busy: step.isBusy, onAct: handleAct }}
      >
        <OrderForm failure={step.failure}>
          <FieldPair>
            <Field label="承运公司" required error={shown.carrier}>
              <CarrierInput value={typed.carrier} onChange={({ target }) => write({ carrier: target.value })} />
            </Field>
            <Field label="运单号" required error={shown.trackingNo}>
              <Input maxLength={TRACKING_NO_MAX} autoComplete="off" value={typed.trackingNo} onChange={({ target }) => write({ trackingNo: target.value })} />
            </Field>
          </FieldPair>
          <p className="p-small">买家会收到更正通知，物流轨迹按新的运单号重新查询。</p>
        </OrderForm>
      </Dialog>
    </>
  );
}
