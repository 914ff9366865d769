import { Button, Dialog } from '@portal/ui';
import type { ReactNode } from 'react';
import { Unbroken } from '../../../lib/words/unbroken.tsx';
import { OrderForm } from './order-form.tsx';
import { useOrderStep } from './use-order-step.ts';

interface AskedButtonProps {
  /** Names the deed: 确认收货. */
  label: string;
  /** Of which of several, for who does not see where it stands. */
  of?: string;
  title: string;
  words: string;
  /** It may be done, and is not what is to be done. */
  quiet?: boolean;
  /** What more is asked about it. */
  children?: ReactNode;
  /** The code that says that it has moved meanwhile; an order's where it is left out. */
  moved?: number;
  width?: 'small' | 'medium';
  perform(): Promise<unknown>;
  onDone(): void;
}

/** A step of an order that is not taken back, asked about first. */
export function AskedButton({ label, of, title, words, quiet = false, children, moved, width = 'small', perform, onDone }: AskedButtonProps) {
  const step = useOrderStep(onDone, moved);
  return (
    <>
      <Button kind={quiet ? 'secondary' : 'primary'} aria-label={of && `${label}：${of}`} onClick={step.open}>
        {label}
      </Button>
      <Dialog open={step.isOpen} onClose={step.close} title={title} width={width} action={{ label, busy: step.isBusy, onAct: () => void step.take(perform) }}>
        <OrderForm failure={step.failure}>
          <p>
            <Unbroken>{words}</Unbroken>
          </p>
          {children}
        </OrderForm>
      </Dialog>
    </>
  );
}
