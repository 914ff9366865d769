import { SkuType } from '@portal/engines/goods';
import { Checkbox, Code, Money } from '@portal/ui';
import { PickedProduct } from '../../lines/components/picked-product.tsx';
import { differenceText, newAmountOf } from '../../lines/model/replacement-figures.ts';
import { useSelection } from './selection-provider.tsx';
import type { LineReplacement } from './use-replacement.ts';
import './replacement-head.css';

/** The line that is to go: what it is, and what it costs now. */
export function ReplacedLine({ replacement: { line } }: { replacement: LineReplacement }) {
  return (
    <div className="do-replaced">
      <span className="p-small">原产品</span>
      <PickedProduct picture={line.productImage}>
        <span>{line.productName}</span>
        <span className="p-small">
          <Code copy={false}>{line.productModel}</Code> {line.skuDesc}
        </span>
      </PickedProduct>
      <span className="do-replaced__price">
        <Money yuan={line.price} size="small" freeAtZero={line.skuType === SkuType.Software} />
        <span className="p-small">
          {' '}
          × {line.quantity} {line.unit}
        </span>
      </span>
    </div>
  );
}

/** How many are chosen, how many pieces each brings, and by how much the list becomes dearer or cheaper. */
export function ReplacementSum({ replacement }: { replacement: LineReplacement }) {
  const { line, chosen, keepsQuantity, setKeepsQuantity } = replacement;
  // what is listed already comes no second time
  const listed = useSelection(({ lines }) => lines);
  const fresh = chosen.filter((one) => !listed.some(({ skuNo }) => skuNo === one.skuNo));
  const difference = fresh.length === 0 ? null : differenceText(line.amount, newAmountOf({ line, chosen: fresh, keepsQuantity }));
  return (
    <>
      <span className="do-count">
        已选 <b>{chosen.length}</b> 个
      </span>
      {line.quantity > 1 && (
        <Checkbox checked={keepsQuantity} onChange={(event) => setKeepsQuantity(event.target.checked)}>
          沿用原数量 {line.quantity}
        </Checkbox>
      )}
      <span className="do-replaced__difference" aria-live="polite">
        {difference !== null && `清单合计 ${difference}`}
      </span>
    </>
  );
}
