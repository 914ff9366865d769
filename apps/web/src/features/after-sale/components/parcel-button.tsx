import { orderCopy } from '@portal/contract/order';
import { TRACKING_NO_MAX } from '@portal/contract/order/limits';
import { afterSaleMoved } from '@portal/contract/after-sale/errors';
import { Button, Dialog, Field, Input } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { faultsLeft } from '../../../lib/forms/faults-left.ts';
import { CarrierInput, FieldPair, OrderForm, useOrderStep } from '../../order/index.ts';

interface ParcelButtonProps {
  label: string;
  /** What the dialog's button does, where that is another word. */
  act?: string;
  title: string;
  words: string;
  /** Whoever sends may not know who carries. */
  isCarrierKnown: boolean;
  /** What more is asked about it. */
  children?: ReactNode;
  perform(parcel: { carrier: string; trackingNo: string }): Promise<unknown>;
  onDone(): void;
}

/** A parcel with goods: by whom it goes and under which number. */
export function ParcelButton({ label, act = label, title, words, isCarrierKnown, children, perform, onDone }: ParcelButtonProps) {
  const step = useOrderStep(onDone, afterSaleMoved.code);
  const [{ carrier, trackingNo }, setTyped] = useState({ carrier: '', trackingNo: '' });
  const [trouble, setTrouble] = useState<Readonly<Partial<Record<'carrier' | 'trackingNo', string>>>>({});
  const write = (change: { carrier: string } | { trackingNo: string }) => {
    setTyped((before) => ({ ...before, ...change }));
    setTrouble(faultsLeft(trouble, change));
  };
  const handleAct = () => {
    const number = trackingNo.replaceAll(/\s/gu, '');
    const found = {
      ...(isCarrierKnown && carrier.trim() === '' && { carrier: orderCopy.carrierRequired }),
      ...(number === '' ? { trackingNo: orderCopy.trackingNoRequired } : !/^[A-Za-z0-9-]+$/.test(number) && { trackingNo: orderCopy.trackingNoRule }),
    };
    setTrouble(found);
    if (Object.keys(found).length === 0) void step.take(() => perform({ carrier: carrier.trim(), trackingNo: number }));
  };
  return (
    <>
      <Button kind="primary" onClick={step.open}>
        {label}
      </Button>
      <Dialog open={step.isOpen} onClose={step.close} title={title} width="tip" action={{ label: act, busy: step.isBusy, onAct: handleAct }}>
        <OrderForm failure={step.failure}>
          <p>{words}</p>
          <FieldPair>
            <Field label="承运公司" required={isCarrierKnown} error={trouble.carrier} hint={!isCarrierKnown && '不清楚可以不填'}>
              <CarrierInput value={carrier} onChange={({ target }) => write({ carrier: target.value })} />
            </Field>
            <Field label="运单号" required error={trouble.trackingNo}>
              <Input value={trackingNo} maxLength={TRACKING_NO_MAX} autoComplete="off" onChange={({ target }) => write({ trackingNo: target.value })} />
            </Field>
          </FieldPair>
          {children}
        </OrderForm>
      </Dialog>
    </>
  );
}
