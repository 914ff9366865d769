import { orderName } from '@portal/contract/design-order';
import { ORDER_NAME_MAX } from '@portal/engines/pricing';
import { Field, Input, toast } from '@portal/ui';
import { useState } from 'react';
import { failureText } from '../../../../lib/calls/failure.ts';

interface NameBoxProps {
  name: string;
  /** Rejects when it failed: what was typed stays then. */
  onRename: (name: string) => Promise<void>;
  onEnd: () => void;
}

/** An order's name while it is typed: Enter takes it, Escape gives it up. */
export function NameBox({ name, onRename, onEnd }: NameBoxProps) {
  const [typed, setTyped] = useState(name);
  const [isSent, setSent] = useState(false);
  const read = orderName.safeParse(typed);
  const commit = async () => {
    if (!read.success || read.data === name) return onEnd();
    setSent(true);
    try {
      await onRename(read.data);
      onEnd();
    } catch (failure) {
      setSent(false);
      toast.error(failureText(failure));
    }
  };
  return (
    <Field label="配单名称" error={read.success ? null : (read.error.issues[0]?.message ?? null)}>
      <Input
        ref={focused}
        autoComplete="off"
        maxLength={ORDER_NAME_MAX}
        disabled={isSent}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void commit()}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && read.success) event.currentTarget.blur();
          else if (event.key === 'Escape') onEnd();
        }}
      />
    </Field>
  );
}

const focused = (box: HTMLInputElement | null): void => box?.focus();
