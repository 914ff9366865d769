import type { DesignLine } from '@portal/contract/design-order';
import { SkuType } from '@portal/engines/goods';
import { isRateLocked, pricingCopy } from '@portal/engines/pricing';
import { Button, Dialog, Field, Input, Money, Stepper, toast } from '@portal/ui';
import { useRef, useState } from 'react';
import { Unbroken } from '../../../../lib/words/unbroken.tsx';
import { usePriceLabel } from '../../../../lib/words/price-label.ts';
import { usePriceOwners } from '../../lines/components/price-head.tsx';
import type { CellField } from '../../lines/model/cell-range.ts';
import { cutWordsOf } from '../../lines/model/edit-lines.ts';
import { figureOf } from '../model/typed-figure.ts';
import { useSelectionStore } from './selection-provider.tsx';
import { useFieldInSight } from './use-field-in-sight.ts';
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

/** What was made of the figure that was left last, said at its box. */
interface Said {
  field: CellField;
  words: string;
}

/**
 * Editing one line on a phone: large steppers and boxes, each settled when it is left, however the sheet is closed; place and removal below.
 * What is cut is said at its box, and once more where the sheet takes the words away with it.
 */
export function LineSheet({ line, isLast, edits, onClose, onAskRemove, onAskReplace, onAskAccessories }: LineSheetProps) {
  const { skuNo } = line;
  const { place } = useSelectionStore();
  const priceLabel = usePriceLabel();
  const owners = usePriceOwners();
  const form = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<Said | null>(null);
  /** The same at once, and what the stepper says by itself. */
  const lastSaid = useRef('');
  useFieldInSight(form);
  const say = (field: CellField, words: string | null) => {
    lastSaid.current = words ?? '';
    setSaid(words === null ? null : { field, words });
  };
  const take = (field: CellField, text: string): string | null => {
    const words = edits.takeCell(skuNo, field, text);
    if (words !== null) say(field, words);
    return words;
  };
  const wordsAt = (field: CellField) => (said?.field === field ? said.words : '');
  const close = () => {
    // Escape leaves no box: what is typed is settled as a press on the button would
    if (form.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    onClose();
    if (lastSaid.current !== '') toast.warning(lastSaid.current);
  };
  const figureProps = (field: 'rate' | 'ratePrice') => ({
    field,
    text: figureOf(line, field),
    said: wordsAt(field),
    onCommit: (text: string) => take(field, text),
    cutWords: (text: string) => cutWordsOf(line, field, text, place.kind),
    onSaid: (words: string | null) => say(field, words),
  });
  return (
    <Dialog
      open
      onClose={close}
      title={<Unbroken>{`${line.productName} ${line.productModel}`.trim()}</Unbroken>}
      actions={
        <Button kind="primary" wide onClick={close}>
          完成
        </Button>
      }
    >
      <div className="do-sheet" ref={form}>
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
        <div className="do-sheet__row do-sheet__quantity">
          <span>数量（{line.unit}）</span>
          {/* the highest is the engine's to say, with its reason */}
          <Stepper
            label="数量"
            size="large"
            value={line.quantity}
            min={1}
            max={Infinity}
            refusalOf={(quantity) => cutWordsOf(line, 'quantity', String(quantity), place.kind)}
            emptyIsLeast
            onChange={(quantity) => take('quantity', String(quantity ?? ''))}
            onSaid={(words) => {
              lastSaid.current = words;
              setSaid(null);
            }}
          />
          <output className="do-sheet__said">{wordsAt('quantity')}</output>
        </div>
        <FigureField
          label="折扣率（%）"
          hint={isRateLocked(line) ? pricingCopy.rateLocked : undefined}
          disabled={isRateLocked(line)}
          {...figureProps('rate')}
        />
        <FigureField label="折后价（元）" hint={owners.ratePrice || undefined} {...figureProps('ratePrice')} />
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
  /** What was cut of the figure typed here last. */
  said: string;
  /** Gives back what was cut. */
  onCommit: (text: string) => string | null;
  /** What would be cut of it, were it left now. */
  cutWords: (text: string) => string | null;
  /** What the box itself says of a text it took nothing or not all of; null once it is typed in again. */
  onSaid: (words: string | null) => void;
  disabled?: boolean;
}

function FigureField({ label, hint, field, text, said, onCommit, cutWords, onSaid, disabled }: FigureFieldProps) {
  const typed = useTypedFigure(field, text, cutWords);
  const { onChange, ...box } = typed.box;
  const commit = () => {
    if (!typed.isTyped) return;
    let cut: string | null = null;
    const words = typed.commit((figure) => {
      if (figure !== text) cut = onCommit(figure);
    });
    if (words !== null && cut === null) onSaid(words);
  };
  return (
    <div>
      <Field label={label} hint={hint} error={said === '' || said === typed.note ? typed.note : null}>
        <Input
          figure
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          {...box}
          onChange={(event) => {
            onSaid(null);
            onChange(event);
          }}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      </Field>
      <output className="do-sheet__said">{said === typed.note ? '' : said}</output>
    </div>
  );
}
