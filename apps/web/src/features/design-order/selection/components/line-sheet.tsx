import type { DesignLine } from '@portal/contract/design-order';
import { SkuType } from '@portal/engines/goods';
import { isRateLocked, pricingCopy } from '@portal/engines/pricing';
import { Button, Dialog, Field, Input, Money, Stepper } from '@portal/ui';
import { percentDigits, yuanDigits } from '@portal/units';
import { Unbroken } from '../../../../lib/unbroken.tsx';
import { usePriceLabel } from '../../../../lib/price-label.ts';
import { usePriceOwners } from '../../lines/components/price-head.tsx';
import type { SelectionEdits } from './use-selection-edits.ts';
import { useTypedFigure } from './use-typed-figure.ts';
import './line-sheet.css';

interface LineSheetProps {
  line: DesignLine;
  isLast: boolean;
  edits: SelectionEdits;
  onClose: () => void;
  onAskRemove: () => void;
  onAskReplace?: () => void;
  onAskAccessories?: () => void;
}

/** Editing one line on a phone: large steppers and boxes, each settled when it is left; place and removal below. */
export function LineSheet({ line, isLast, edits, onClose, onAskRemove, onAskReplace, onAskAccessories }: LineSheetProps) {
  const { skuNo } = line;
  const priceLabel = usePriceLabel();
  const owners = usePriceOwners();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Unbroken>{`${line.productName} ${line.productModel}`.trim()}</Unbroken>}
      actions={
        <Button kind="primary" wide onClick={onClose}>
          完成
        </Button>
      }
    >
      <div className="do-sheet">
        <p className="p-small">
          {line.skuDesc !== '' && (
            <>
              {line.skuDesc}
              <br />
            </>
          )}
          {priceLabel} <Money yuan={line.price} size="small" freeAtZero={line.skuType === SkuType.Software} />
          {owners.price !== '' && `（${owners.price}）`}
        </p>
        <div className="do-sheet__row">
          <span>数量（{line.unit}）</span>
          {/* the highest is the engine's to say, with its reason */}
          <Stepper
            label="数量"
            size="large"
            value={line.quantity}
            min={1}
            max={Infinity}
            emptyIsLeast
            onChange={(quantity) => edits.commitCell(skuNo, 'quantity', String(quantity ?? ''))}
          />
        </div>
        <FigureField
          label="折扣率（%）"
          hint={isRateLocked(line) ? pricingCopy.rateLocked : undefined}
          field="rate"
          text={percentDigits(line.rate)}
          disabled={isRateLocked(line)}
          onCommit={(text) => edits.commitCell(skuNo, 'rate', text)}
        />
        <FigureField
          label="折后价（元）"
          hint={owners.ratePrice || undefined}
          field="ratePrice"
          text={line.ratePrice === null ? '' : yuanDigits(line.ratePrice)}
          onCommit={(text) => edits.commitCell(skuNo, 'ratePrice', text)}
        />
        <div className="do-sheet__row">
          <span>小计</span>
          <Money yuan={line.amount} size="large" />
        </div>
        <div className="do-sheet__deeds">
          <Button icon="chevron-up" disabled={line.sort === 1} onClick={() => edits.step(skuNo, -1)}>
            上移
          </Button>
          <Button icon="chevron-down" disabled={isLast} onClick={() => edits.step(skuNo, 1)}>
            下移
          </Button>
          {onAskReplace && (
            <Button icon="refresh" onClick={onAskReplace}>
              替换
            </Button>
          )}
          {onAskAccessories && (
            <Button icon="plug" onClick={onAskAccessories}>
              配件
            </Button>
          )}
          <Button icon="trash" onClick={onAskRemove}>
            移除
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface FigureFieldProps {
  label: string;
  hint?: string | undefined;
  field: 'rate' | 'ratePrice';
  text: string;
  onCommit: (text: string) => void;
  disabled?: boolean;
}

function FigureField({ label, hint, field, text, onCommit, disabled }: FigureFieldProps) {
  const typed = useTypedFigure(field, text);
  const commit = () => typed.commit((figure) => figure !== text && onCommit(figure));
  return (
    <Field label={label} hint={hint} error={typed.note}>
      <Input
        figure
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        {...typed.box}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </Field>
  );
}
