import type { Order } from '@portal/contract/order';
import { Button, Checkbox, Dialog, Notice, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { readOwn, receive, receiveParcel } from '../api.ts';
import { isWhole, openParcels, receiveLabel, tickedAtFirst } from '../model/parcels-ticked.ts';
import { OrderForm } from './order-form.tsx';
import { DeliveryFacts, ParcelLines } from './parcel-facts.tsx';
import { useOrderStep } from './use-order-step.ts';
import './receive-button.css';

interface ReceiveButtonProps {
  label: string;
  /** The order, or the number under which it is read once something of it came. */
  order: Order | string;
  /** In a list: of which order. */
  of?: string;
  quiet?: boolean;
  onDone(): void;
}

/** A buyer says which parcels came, each with what is in it; the last ones of an order that was sent whole receive it (ORDER-33). */
export function ReceiveButton({ label, order: given, of, quiet = false, onDone }: ReceiveButtonProps) {
  const step = useOrderStep(onDone);
  const [order, setOrder] = useState(typeof given === 'string' ? null : given);
  const [isReading, setReading] = useState(false);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [isMissing, setMissing] = useState(false);
  const tick = (parcels: readonly number[]) => {
    setTicked(parcels);
    setMissing(false);
  };
  const open = (now: Order) => {
    setOrder(now);
    tick(tickedAtFirst(now.parcels));
    step.open();
  };
  const handleOpen = async () => {
    if (typeof given !== 'string') return open(given);
    setReading(true);
    try {
      open(await readOwn(given));
    } catch (failure) {
      tellFailure(failure);
    }
    setReading(false);
  };
  /** One after the other; what was taken before one failed is shown as received. */
  const receiveTicked = async (shown: Order): Promise<void> => {
    if (isWhole(shown, ticked)) return void (await receive(shown.shopOrderNo));
    try {
      for (const parcelNo of ticked.toSorted((one, other) => one - other)) await receiveParcel(shown.shopOrderNo, parcelNo);
    } catch (refused) {
      const now = await readOwn(shown.shopOrderNo).catch(() => shown);
      setOrder(now);
      setTicked(ticked.filter((parcelNo) => openParcels(now.parcels).includes(parcelNo)));
      throw refused;
    }
  };
  const handleAct = () => {
    if (order === null) return;
    const isNone = ticked.length === 0 && !isWhole(order, ticked);
    setMissing(isNone);
    if (!isNone) void step.take(() => receiveTicked(order));
  };
  return (
    <>
      <Button kind={quiet ? 'secondary' : 'primary'} aria-label={of && `${label}：${of}`} busy={isReading} onClick={() => void handleOpen()}>
        {label}
      </Button>
      {order && (
        <Dialog
          open={step.isOpen}
          onClose={step.close}
          title="哪些包裹已经收到？"
          width="medium"
          action={{ label: receiveLabel(order, ticked), busy: step.isBusy, onAct: handleAct }}
        >
          <OrderForm failure={step.failure}>
            <p>
              请先核对产品和数量，再勾选收到的包裹。
              {order.state === 'shipped' ? '全部包裹收到后订单完成。' : '还有产品没有发出，收到这些包裹后订单不会完成。'}
            </p>
            {isMissing && <Notice tone="error">请勾选已收到的包裹</Notice>}
            <Parcels order={order} ticked={ticked} onTick={tick} />
          </OrderForm>
        </Dialog>
      )}
    </>
  );
}

function Parcels({ order: { parcels, lines }, ticked, onTick }: { order: Order; ticked: readonly number[]; onTick(parcels: readonly number[]): void }) {
  const open = openParcels(parcels);
  const isAll = open.length > 0 && open.every((parcelNo) => ticked.includes(parcelNo));
  return (
    <>
      {open.length > 1 && (
        <Checkbox checked={isAll} mixed={!isAll && ticked.length > 0} onChange={() => onTick(isAll ? [] : open)}>
          全选（{open.length} 个待收包裹）
        </Checkbox>
      )}
      <ul className="od-receive" aria-label="包裹">
        {parcels.map((parcel) => {
          const { parcelNo, gmtReceived, gmtCreate: _sent, lines: _pieces, ...delivery } = parcel;
          const isTicked = ticked.includes(parcelNo);
          const handleChange = () => onTick(isTicked ? ticked.filter((one) => one !== parcelNo) : [...ticked, parcelNo]);
          return (
            <li key={parcelNo}>
              <div className="p-row">
                {gmtReceived === null ? (
                  <Checkbox checked={isTicked} onChange={handleChange}>
                    <b>包裹 {parcelNo}</b>
                  </Checkbox>
                ) : (
                  <b>包裹 {parcelNo}</b>
                )}
                <DeliveryFacts delivery={delivery} />
                {gmtReceived !== null && <Tag tone="success">{formatDateTime(Date.parse(gmtReceived)).slice(5)} 已收到</Tag>}
              </div>
              <ParcelLines parcel={parcel} lines={lines} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
