import { findCallError } from '@portal/client';
import { orderCopy, type Order } from '@portal/contract/order';
import { claimOpen } from '@portal/contract/order/errors';
import { Button, Dialog, Notice } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { faultsLeft } from '../../../lib/forms/faults-left.ts';
import { readReceived, ship } from '../api.ts';
import { NO_DELIVERY, deliveryTrouble, typedDelivery, type DeliveryTrouble } from '../model/typed-delivery.ts';
import { isLastParcel, openLines, parcelLines, piecesLeft, wholeParcel, withPieces, type TypedPieces } from '../model/parcel.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { OrderForm } from './order-form.tsx';
import { PieceLines } from './piece-lines.tsx';
import { USE_ANYWAY } from './change-parcel-button.tsx';
import { useNumberedStep } from './use-numbered-step.ts';

/** The button of a step that was refused because money is asked back. */
const SEND_ANYWAY = '仍要发货';

interface ShipButtonProps {
  /** The order, or how it is read once it is to be sent. */
  order: Order | (() => Promise<Order>);
  /** In a list: of which order. */
  of?: string;
  onDone(): void;
}

/** A dealer sends a parcel: in which way, with what that needs, with how many pieces of each line; all that is left to begin with. */
export function ShipButton({ order: given, of, onDone }: ShipButtonProps) {
  const [order, setOrder] = useState(typeof given === 'function' ? null : given);
  const [isReading, setReading] = useState(false);
  const [delivery, setDelivery] = useState(NO_DELIVERY);
  const step = useNumberedStep(onDone, delivery.trackingNo);
  const [pieces, setPieces] = useState<TypedPieces>({});
  const [trouble, setTrouble] = useState<DeliveryTrouble>({});
  const [missing, setMissing] = useState('');
  const lines = order?.lines ?? [];
  const fill = (next: TypedPieces) => {
    setPieces(next);
    setMissing('');
  };
  const open = (now: Order) => {
    setDelivery(NO_DELIVERY);
    setPieces(wholeParcel(now.lines));
    setTrouble({});
    setMissing('');
    step.open();
  };
  const handleOpen = async () => {
    if (typeof given !== 'function') return open(given);
    setReading(true);
    try {
      const now = await given();
      setOrder(now);
      open(now);
    } catch (failure) {
      tellFailure(failure);
    }
    setReading(false);
  };
  /** What is asked back meanwhile is not sent: the dialog goes on with what is left. */
  const readClaimed = async (refused: unknown): Promise<never> => {
    if (order && findCallError(refused)?.code === claimOpen.code) setOrder(await readReceived(order.shopOrderNo).catch(() => order));
    throw refused;
  };
  const handleAct = () => {
    const sent = parcelLines(lines, pieces);
    const found = deliveryTrouble(delivery);
    setTrouble(found);
    setMissing(sent.length === 0 ? orderCopy.nothingToShip : '');
    if (order && Object.keys(found).length === 0 && sent.length > 0)
      void step.take((meant) => ship(order, { ...typedDelivery(delivery), ...meant, lines: sent }).catch(readClaimed));
  };
  const sending = delivery.way === 'pickUp' ? '通知买家自提' : isLastParcel(lines, pieces) ? '全部发货' : '发出这个包裹';
  const label = step.isClaimed ? SEND_ANYWAY : step.isUsed && delivery.way === 'express' ? USE_ANYWAY : sending;
  return (
    <>
      <Button kind={of ? 'secondary' : 'primary'} aria-label={of && `发货：${of}`} busy={isReading} onClick={() => void handleOpen()}>
        发货
      </Button>
      <Dialog open={step.isOpen} onClose={step.close} title="填写发货信息" width="medium" action={{ label, busy: step.isBusy, onAct: handleAct }}>
        <OrderForm failure={step.failure}>
          <DeliveryChoice
            typed={delivery}
            trouble={{ ...trouble, ...step.trouble }}
            onChange={(change) => {
              setDelivery({ ...delivery, ...change });
              setTrouble(faultsLeft(trouble, change));
            }}
          />
          {missing !== '' && <Notice tone="error">{missing}</Notice>}
          {openLines(lines).length > 1 && (
            <p className="p-row">
              <Button kind="quiet" size="small" onClick={() => fill(wholeParcel(lines))}>
                全选
              </Button>
              <Button kind="quiet" size="small" onClick={() => fill({})}>
                全不选
              </Button>
            </p>
          )}
          <PieceLines
            label="本次发货"
            what="本次发货数量"
            emptyLabel="本次发货"
            lines={openLines(lines).map((line) => ({
              ...line,
              max: piecesLeft(line),
              words: `还有 ${piecesLeft(line)} ${line.unit}未发${line.heldQuantity > 0 ? `；另有 ${line.heldQuantity} ${line.unit}买家正申请退款，不发` : ''}`,
            }))}
            pieces={pieces}
            onChange={(line, quantity) => fill(withPieces(pieces, line, quantity))}
          />
        </OrderForm>
      </Dialog>
    </>
  );
}
