import type { Replacement } from '@portal/contract/catalog';
import { Anchor } from '@portal/ui';
import { productHrefOf } from './product-card.tsx';

/** The way from what is sold no more to what is bought instead (GOODS-21). */
export function ReplacementLink({ replacement: { spuNo, spuName } }: { replacement: Replacement }) {
  return (
    <span className="p-small">
      可改用：<Anchor href={productHrefOf(spuNo)}>{spuName}</Anchor>
    </span>
  );
}
