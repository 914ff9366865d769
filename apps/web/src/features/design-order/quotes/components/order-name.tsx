import type { DesignOrderSummary } from '@portal/contract/design-order';
import { Anchor, IconButton } from '@portal/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import { detailHref } from '../../lines/model/addresses.ts';

const NameBox = lazyPart(async () => (await import('./name-box.tsx')).NameBox);

interface OrderNameProps {
  order: Pick<DesignOrderSummary, 'id' | 'name'>;
  /** Left out: the name is only read. Rejects when it failed. */
  onRename?: ((name: string) => Promise<void>) | undefined;
}

/** An order's name as the link to it, changed where it stands. */
export function OrderName({ order: { id, name }, onRename }: OrderNameProps) {
  const [isTyped, setTyped] = useState(false);
  const shown = (
    <span className="do-order__title">
      <Anchor className="do-order__name" href={detailHref(id)} title={name}>
        {name}
      </Anchor>
      {onRename && <IconButton name="edit" size="small" label={`重命名：${name}`} onClick={() => setTyped(true)} />}
    </span>
  );
  if (!isTyped || onRename === undefined) return shown;
  return (
    <Suspense fallback={shown}>
      <NameBox name={name} onRename={onRename} onEnd={() => setTyped(false)} />
    </Suspense>
  );
}
