import { ORDER_NOTE_MAX, orderCopy } from '@portal/contract/order';
import { Button, Dialog, Field, Textarea } from '@portal/ui';
import { useState } from 'react';
import { OrderForm } from './order-form.tsx';
import { useOrderStep } from './use-order-step.ts';

interface ReasonedButtonProps {
  /** Names the deed: 取消订单. */
  label: string;
  title: string;
  /** What it leads to. */
  words: string;
  /** Reasons to choose from; each may be written anew. */
  reasons: readonly string[];
  /** The most signs of one. */
  reasonMax?: number;
  /** The code that says that it has moved meanwhile; an order's where it is left out. */
  moved?: number;
  perform(reason: string): Promise<unknown>;
  onDone(): void;
}

/** Gives an order, or what is like one, up, with the reason the other side reads. What was written stays until it is taken. */
export function ReasonedButton({ label, title, words, reasons, reasonMax = ORDER_NOTE_MAX, moved, perform, onDone }: ReasonedButtonProps) {
  const step = useOrderStep(onDone, moved);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const write = (text: string) => {
    setReason(text);
    setError('');
  };
  const handleAct = () => {
    if (reason.trim() === '') setError(orderCopy.reasonRequired);
    else void step.take(() => perform(reason.trim()));
  };
  return (
    <>
      <Button onClick={step.open}>{label}</Button>
      <Dialog
        open={step.isOpen}
        onClose={step.close}
        title={title}
        width="tip"
        cancelLabel="返回"
        action={{ label, danger: true, busy: step.isBusy, onAct: handleAct }}
      >
        <OrderForm failure={step.failure}>
          <p>{words}</p>
          <Field label="原因" required error={error}>
            <Textarea rows={2} value={reason} maxLength={reasonMax} onChange={({ target }) => write(target.value)} />
          </Field>
          <div className="p-row">
            {reasons.map((one) => (
              <Button key={one} size="small" aria-pressed={reason === one} onClick={() => write(one)}>
                {one}
              </Button>
            ))}
          </div>
        </OrderForm>
      </Dialog>
    </>
  );
}
