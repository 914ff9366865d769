import type { Cart } from '@portal/contract/cart';
import { Button, Code, Icon, IconButton } from '@portal/ui';
import { useState } from 'react';
import './other-shops.css';

interface OtherShopsProps {
  others: Cart['others'];
  /** Null: whoever looks switches to no dealer. */
  onSwitch: ((shopNo: string) => Promise<void>) | null;
  onRemove(ids: readonly string[]): void;
}

/** What waits at dealers one does not order from now: folded, in no total (CART-2). */
export function OtherShops({ others, onSwitch, onRemove }: OtherShopsProps) {
  const [switching, setSwitching] = useState<string | null>(null);
  const count = others.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0) return null;
  const handleSwitch = async (shopNo: string) => {
    setSwitching(shopNo);
    await onSwitch?.(shopNo);
    setSwitching(null);
  };
  return (
    <details className="ct-others">
      <summary>
        <Icon name="chevron-right" size={16} />
        其他经销商的商品（{count}）
      </summary>
      {others.map(({ shopNo, shopName, isBound, lines }) => (
        <section key={shopNo} className="ct-other" aria-label={shopName}>
          <div className="ct-other__head">
            <h2 className="ct-other__name">{shopName}</h2>
            {isBound && onSwitch && (
              <Button size="small" busy={switching === shopNo} onClick={() => void handleSwitch(shopNo)}>
                切换到该经销商
              </Button>
            )}
            {!isBound && <span className="p-small">尚未绑定该经销商，绑定后可购买</span>}
          </div>
          <ul className="ct-other__lines">
            {lines.map((line) => (
              <li key={line.id}>
                <span>
                  {line.spuName} {line.skuModel !== '' && <Code>{line.skuModel}</Code>}
                </span>
                <span className="ct-other__count">
                  {line.quantity} {line.unit}
                </span>
                <IconButton size="small" name="trash" label={`移除 ${line.skuModel || line.spuName}`} onClick={() => onRemove([line.id])} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
