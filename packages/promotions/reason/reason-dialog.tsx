import { Dialog, Field, Notice, Textarea } from '@portal/ui';
import { showFaults } from '@portal/ui/show-faults';
import { useRef, useState, type ReactNode } from 'react';

interface ReasonDialogProps {
  title: string;
  action: { label: string; danger?: boolean };
  cancelLabel?: string;
  /** What is asked for, what it is for, how long it may be, and what is said of none. */
  reason: { label: string; hint?: string; max: number; missing: string };
  /** Given what was written; the dialog is its caller's to close. */
  perform(reason: string): Promise<void>;
  /** Of what was refused: at the reason, or above it. */
  wordsOf(failure: unknown): { reason?: string | undefined; above: ReactNode };
  onClose(): void;
  /** What becomes of it. */
  children: ReactNode;
}

/** Asks for a reason before something is done that somebody else reads of. What was written stays until it is taken. */
export function ReasonDialog({ title, action, cancelLabel, reason: { label, hint, max, missing }, perform, wordsOf, onClose, children }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [above, setAbove] = useState<ReactNode>(null);
  const [busy, setBusy] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const handleAct = async () => {
    if (reason.trim() === '') return showFaults(body.current, () => setError(missing));
    setBusy(true);
    setAbove(null);
    try {
      await perform(reason.trim());
    } catch (failure) {
      const words = wordsOf(failure);
      setBusy(false);
      showFaults(body.current, () => {
        setError(words.reason);
        if (words.reason === undefined) setAbove(words.above);
      });
    }
  };
  return (
    <Dialog open onClose={onClose} title={title} width="tip" cancelLabel={cancelLabel} action={{ ...action, busy, onAct: () => void handleAct() }}>
      <div className="p-stack" ref={body}>
        {above !== null && <Notice tone="error">{above}</Notice>}
        <p>{children}</p>
        <Field label={label} required hint={hint} error={error}>
          <Textarea
            rows={2}
            maxLength={max}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
          />
        </Field>
      </div>
    </Dialog>
  );
}
