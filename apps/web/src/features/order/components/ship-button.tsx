import { orderCopy, type Order } from '@portal/contract/order';
import { Button, Dialog, Notice, Stepper } from '@portal/ui';
import { useState } from 'react';
import { ship } from '../api.ts';
import { NO_DELIVERY, deliveryTrouble, typedDelivery, type DeliveryTrouble } from '../model/typed-delivery.ts';
import { isLastParcel, openLines, parcelLines, piecesLeft, wholeParcel, type TypedPieces } from '../model/parcel.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { OrderForm } from './order-form.tsx';
import { useOrderStep } from './use-order-step.ts';

/** A dealer sends a parcel: in which way, with what that needs, with how many pieces of each line; all that is left to begin with. */
export function ShipButton({ order, onDone }: { order: Order; onDone(): void }) {
  const step = useOrderStep(onDone);
  const [delivery, setDelivery] = useState(NO_DELIVERY);
  const [pieces, setPieces] = useState<TypedPieces>({});
  const [trouble, setTrouble] = useState<DeliveryTrouble>({});
  const [missing, setMissing] = useState('');
  const handleOpen = () => {
    setDelivery(NO_DELIVERY);
    setPieces(wholeParcel(order.lines));
    setTrouble({});
    setMissing('');
    step.open();
  };
  const handleAct = () => {
    const lines = parcelLines(order.lines, pieces);
    const found = deliveryTrouble(delivery);
    setTrouble(found);
    setMissing(lines.length === 0 ? orderCopy.nothingToShip : '');
    if (Object.keys(found).length === 0 && lines.length > 0) void step.take(() => ship(order, { ...typedDelivery(delivery), lines }));
  };
  const label = delivery.way === 'pickUp' ? '通知买家自提' : isLastParcel(order.lines, pieces) ? '全部发货' : '发出这个包裹';
  return (
    <>
      <Button kind="primary" onClick={handleOpen}>
        发货
      </Button>
      <Dialog open={step.isOpen} onClose={step.close} title="填写发货信息" width="medium" action={{ label, busy: step.isBusy, onAct: handleAct }}>
        <OrderForm failure={step.failure}>
          <DeliveryChoice typed={delivery} trouble={trouble} onChange={setDelivery} />
          {missing !== '' && <Notice tone="error">{missing}</Notice>}
          <ul className="od-form__lines" aria-label="本次发货">
            {openLines(order.lines).map((line) => (
              <li key={line.id}>
                <span>
                  {line.productModel || line.productName}{' '}
                  <span className="p-small">
                    还有 {piecesLeft(line)} {line.unit}未发
                  </span>
                </span>
                <Stepper
                  label={`${line.productModel || line.productName} 本次发货数量`}
                  value={pieces[line.id] ?? null}
                  min={1}
                  max={piecesLeft(line)}
                  emptyLabel="本次发货"
                  onChange={(quantity) => setPieces((before) => ({ ...before, [line.id]: quantity }))}
                />
              </li>
            ))}
          </ul>
        </OrderForm>
      </Dialog>
    </>
  );
}
