import { orderCopy, type Order } from '@portal/contract/order';
import { CARRIER_MAX, TRACKING_NO_MAX } from '@portal/contract/order/limits';
import { Button, Dialog, Field, Input, Notice, Stepper } from '@portal/ui';
import { useState } from 'react';
import { ship } from '../api.ts';
import { isLastParcel, openLines, parcelLines, piecesLeft, wholeParcel, type TypedPieces } from '../model/parcel.ts';
import { FieldPair, OrderForm } from './order-form.tsx';
import { useOrderStep } from './use-order-step.ts';

type Trouble = Readonly<Partial<Record<'carrier' | 'trackingNo' | 'lines', string>>>;

/** A dealer sends a parcel: by whom, under which number, with how many pieces of each line; all that is left to begin with. */
export function ShipButton({ order, onDone }: { order: Order; onDone(): void }) {
  const step = useOrderStep(onDone);
  const [carrier, setCarrier] = useState('');
  const [trackingNo, setTrackingNo] = useState('');
  const [pieces, setPieces] = useState<TypedPieces>({});
  const [trouble, setTrouble] = useState<Trouble>({});
  const handleOpen = () => {
    setCarrier('');
    setTrackingNo('');
    setPieces(wholeParcel(order.lines));
    setTrouble({});
    step.open();
  };
  const handleAct = () => {
    const lines = parcelLines(order.lines, pieces);
    const number = trackingNo.trim();
    const found: Trouble = {
      ...(carrier.trim() === '' && { carrier: orderCopy.carrierRequired }),
      ...(number === '' ? { trackingNo: orderCopy.trackingNoRequired } : !/^[A-Za-z0-9-]+$/.test(number) && { trackingNo: orderCopy.trackingNoRule }),
      ...(lines.length === 0 && { lines: orderCopy.nothingToShip }),
    };
    setTrouble(found);
    if (Object.keys(found).length === 0) void step.take(() => ship(order, { carrier: carrier.trim(), trackingNo: number, lines }));
  };
  return (
    <>
      <Button kind="primary" onClick={handleOpen}>
        发货
      </Button>
      <Dialog
        open={step.isOpen}
        onClose={step.close}
        title="填写发货信息"
        width="medium"
        action={{ label: isLastParcel(order.lines, pieces) ? '全部发货' : '发出这个包裹', busy: step.isBusy, onAct: handleAct }}
      >
        <OrderForm failure={step.failure}>
          <FieldPair>
            <Field label="承运公司" required error={trouble.carrier}>
              <Input value={carrier} maxLength={CARRIER_MAX} placeholder="如：顺丰速运" onChange={({ target }) => setCarrier(target.value)} />
            </Field>
            <Field label="运单号" required error={trouble.trackingNo}>
              <Input value={trackingNo} maxLength={TRACKING_NO_MAX} autoComplete="off" onChange={({ target }) => setTrackingNo(target.value)} />
            </Field>
          </FieldPair>
          {trouble.lines !== undefined && <Notice tone="error">{trouble.lines}</Notice>}
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
