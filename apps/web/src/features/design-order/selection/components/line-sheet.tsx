import type { DesignLine } from '@portal/contract/design-order';
import { SkuType } from '@portal/engines/goods';
import { filterRateInput, filterRatePriceInput, isRateLocked, pricingCopy, RATE_INPUT_MAX_LENGTH, RATE_PRICE_INPUT_MAX_LENGTH } from '@portal/engines/pricing';
import { Button, Dialog, Field, Input, Money, Stepper, toast } from '@portal/ui';
import { percentDigits, yuanDigits } from '@portal/units';
import { useState } from 'react';
import { usePriceLabel } from '../../../../lib/price-label.ts';
import { dropsSigns, signsDropped } from '../model/dropped-signs.ts';
import type { SelectionEdits } from './use-selection-edits.ts';
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
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${line.productName} ${line.productModel}`.trim()}
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
            onChange={(quantity) => edits.commitCell(skuNo, 'quantity', String(quantity ?? ''))}
          />
        </div>
        <Field label="折扣率（%）" hint={isRateLocked(line) ? pricingCopy.rateLocked : undefined}>
          <FigureBox
            text={percentDigits(line.rate)}
            maxLength={RATE_INPUT_MAX_LENGTH}
            filter={filterRateInput}
            disabled={isRateLocked(line)}
            onCommit={(text) => edits.commitCell(skuNo, 'rate', text)}
          />
        </Field>
        <Field label="折后价（元）">
          <FigureBox
            text={line.ratePrice === null ? '' : yuanDigits(line.ratePrice)}
            maxLength={RATE_PRICE_INPUT_MAX_LENGTH}
            filter={filterRatePriceInput}
            onCommit={(text) => edits.commitCell(skuNo, 'ratePrice', text)}
          />
        </Field>
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

interface FigureBoxProps {
  text: string;
  maxLength: number;
  filter: (text: string) => string;
  onCommit: (text: string) => void;
  disabled?: boolean;
}

function FigureBox({ text, maxLength, filter, onCommit, disabled }: FigureBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isCut, setCut] = useState(false);
  const commit = () => {
    if (draft !== null && isCut) toast.warning(signsDropped(draft));
    if (draft !== null && draft !== text) onCommit(draft);
    setDraft(null);
    setCut(false);
  };
  return (
    <Input
      figure
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      maxLength={maxLength}
      value={draft ?? text}
      onChange={({ target: { value } }) => {
        setDraft(filter(value));
        if (dropsSigns(value)) setCut(true);
      }}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
