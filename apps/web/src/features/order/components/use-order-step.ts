import { findCallError, type CallError } from '@portal/client';
import { orderMoved } from '@portal/contract/order/errors';
import { useState, type ReactNode } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { failureWords } from '../../../lib/calls/failure-words.tsx';

/**
 * A dialog that takes a step of an order, or of a request about one: open or not, what went wrong, on its way. What is refused stays open with everything typed; an
 * order that has moved meanwhile is told over the page, which is read anew. `moved`: the code that says so.
 */
export function useOrderStep(onDone: () => void, moved: number = orderMoved.code) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const end = () => {
    setOpen(false);
    onDone();
  };
  return {
    isOpen,
    isBusy,
    failure,
    /** What the call said, where it is not over; null: nothing was refused. */
    refusal,
    open: () => {
      setFailure(null);
      setRefusal(null);
      setOpen(true);
    },
    close: () => setOpen(false),
    take: async (step: () => Promise<unknown>): Promise<void> => {
      setBusy(true);
      setFailure(null);
      setRefusal(null);
      try {
        await step();
        end();
      } catch (refused) {
        if (findCallError(refused)?.code === moved) {
          tellFailure(refused);
          end();
        } else {
          setFailure(failureWords(refused));
          setRefusal(findCallError(refused));
        }
      }
      setBusy(false);
    },
  };
}
