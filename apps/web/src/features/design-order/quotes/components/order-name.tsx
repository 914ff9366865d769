import { orderName, type DesignOrderSummary } from '@portal/contract/design-order';
import { ORDER_NAME_MAX } from '@portal/engines/pricing';
import { Anchor, Field, IconButton, Input, toast } from '@portal/ui';
import { useState } from 'react';
import { failureText } from '../../../../lib/failure.ts';
import { detailHref } from '../../lines/model/addresses.ts';

interface OrderNameProps {
  order: Pick<DesignOrderSummary, 'id' | 'name'>;
  /** Left out: the name is only read. Rejects when it failed. */
  onRename?: ((name: string) => Promise<void>) | undefined;
}

/** An order's name as the link to it, changed where it stands: Enter takes it, Escape gives it up. */
export function OrderName({ order: { id, name }, onRename }: OrderNameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null) {
    return (
      <span className="do-order__title">
        <Anchor className="do-order__name" href={detailHref(id)} title={name}>
          {name}
        </Anchor>
        {onRename && <IconButton name="edit" size="small" label={`重命名：${name}`} onClick={() => setTyped(name)} />}
      </span>
    );
  }
  const read = orderName.safeParse(typed);
  const commit = async () => {
    if (!read.success) return;
    setTyped(null);
    if (read.data === name) return;
    try {
      await onRename?.(read.data);
    } catch (failure) {
      setTyped(typed);
      toast.error(failureText(failure));
    }
  };
  return (
    <Field label="配单名称" error={read.success ? null : (read.error.issues[0]?.message ?? null)}>
      <Input
        ref={(box) => box?.focus()}
        autoComplete="off"
        maxLength={ORDER_NAME_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => (read.success ? void commit() : setTyped(null))}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') event.currentTarget.blur();
          else if (event.key === 'Escape') setTyped(null);
        }}
      />
    </Field>
  );
}
