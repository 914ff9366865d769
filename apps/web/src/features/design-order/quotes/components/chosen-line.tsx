import type { DesignLine } from '@portal/contract/design-order';
import { Checkbox } from '@portal/ui';
import { LineProduct } from '../../lines/components/line-product.tsx';
import type { LineChoice } from './use-line-choice.ts';
import './chosen-line.css';

/** The product of a line, with its tick where lines can be ticked. */
export function ChosenLine({ line, choice }: { line: DesignLine; choice: LineChoice | null }) {
  return (
    <span className="do-lines__product">
      {choice !== null && (
        <Checkbox
          aria-label={`选择 ${line.productName} ${line.productModel}`}
          checked={choice.chosen.has(line.skuNo)}
          onChange={({ target }) => {
            choice.choose([line.skuNo], target.checked);
          }}
        />
      )}
      <LineProduct line={line} />
    </span>
  );
}
