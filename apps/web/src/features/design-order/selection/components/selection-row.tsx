import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { DesignLine } from '@portal/contract/design-order';
import { SkuStatus, SkuType } from '@portal/engines/goods';
import { canBeReplaced, canTakeAccessories, isBelowCost, isRateLocked } from '@portal/engines/pricing';
import { Button, Checkbox, Icon, IconButton, Money } from '@portal/ui';
import { percentDigits, yuanDigits } from '@portal/units';
import { memo, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { LineMark } from '../../check/components/line-mark.tsx';
import { mayBeChosen } from '../model/edited-list.ts';
import { CellInput } from './cell-input.tsx';
import { LineProduct, nearCategoryOf } from '../../lines/components/line-product.tsx';
import { lineOf } from '../model/selection-state.ts';
import { useSelection, useSelectionStore } from './selection-provider.tsx';
import type { CellField } from '../../lines/model/cell-range.ts';
import { cutWordsOf } from '../../lines/model/edit-lines.ts';
import { useNear } from './use-near.ts';
import type { SelectionEdits } from './use-selection-edits.ts';
import './selection-row.css';

/** How long a dragged row and its neighbours take to find their places (PICK-7). */
export const DRAG_ANIMATION_MS = 500;

interface SelectionRowProps {
  skuNo: string;
  isLast: boolean;
  /** Of a long list: its cells are drawn while it is near. */
  isLazy: boolean;
  seesCost: boolean;
  edits: SelectionEdits;
  onAskRemove: (line: DesignLine) => void;
  onAskReplace: (line: DesignLine) => void;
  onAskAccessories: (line: DesignLine) => void;
}

/**
 * One line of the list as a table row, dragged by its handle. It follows its own line, so that an edit draws one row and not the table.
 * Of a long list only what is near can be dragged and dropped upon: the rest is no part of it, and costs nothing when lines change places.
 */
export const SelectionRow = memo(function SelectionRow({ skuNo, isLazy, ...cells }: SelectionRowProps) {
  const { place } = useSelectionStore();
  const line = useSelection(({ lines }) => lineOf(lines, skuNo));
  const isChosen = useSelection(({ unchosen }) => !unchosen.has(skuNo));
  const row = useRef<HTMLTableRowElement>(null);
  const { isNear, height } = useNear(row, !isLazy);
  // it has left, and the table has not heard of it yet
  if (line === undefined) return null;
  return (
    <tr ref={row} className={line.skuStatus === SkuStatus.Deactivated ? 'do-row do-row--off' : 'do-row'} data-sku={skuNo}>
      <td>{isNear && <RowHandle skuNo={skuNo} name={`${line.productName} ${line.productModel}`} row={row} />}</td>
      {isNear ? (
        <RowCells {...cells} line={line} isChosen={isChosen && mayBeChosen(place, line)} />
      ) : (
        <td colSpan={ROW_CELLS} className="do-row__far" style={height === undefined ? undefined : { height }}>
          {line.productName} {line.productModel}
        </td>
      )}
    </tr>
  );
});

interface RowHandleProps {
  skuNo: string;
  name: string;
  /** What is dragged by it, and dropped upon. */
  row: RefObject<HTMLTableRowElement | null>;
}

function placeRow(row: HTMLTableRowElement | null, transform: string, transition: string, isDragging: boolean): void {
  if (row === null) return;
  row.style.transform = transform;
  row.style.transition = transition;
  row.classList.toggle('do-row--dragging', isDragging);
}

/** Dragging draws the handles anew and moves their rows, whose cells stay as they are. */
function RowHandle({ skuNo, name, row }: RowHandleProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: skuNo,
    transition: { duration: DRAG_ANIMATION_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    attributes: { roleDescription: '可排序的产品' },
  });
  // not with the layout: the row around is drawn after its handle
  useEffect(() => {
    setNodeRef(row.current);
    return () => setNodeRef(null);
  }, [setNodeRef, row]);
  const moved = CSS.Translate.toString(transform) ?? '';
  useLayoutEffect(() => placeRow(row.current, moved, transition ?? '', isDragging), [row, moved, transition, isDragging]);
  // of a row that is far by now nothing of it stays
  useEffect(() => {
    const { current } = row;
    return () => placeRow(current, '', '', false);
  }, [row]);
  return (
    <button type="button" ref={setActivatorNodeRef} className="do-handle" {...attributes} {...listeners} aria-label={`拖动排序：${name}`}>
      <Icon name="drag" size={16} />
    </button>
  );
}

/** Cells of a row but the handle's. */
const ROW_CELLS = 9;

interface RowCellsProps extends Omit<SelectionRowProps, 'skuNo' | 'isLazy'> {
  line: DesignLine;
  isChosen: boolean;
}

/** All cells but the handle's; the three figures are edited in place. */
const RowCells = memo(function RowCells({ line, isChosen, isLast, seesCost, edits, onAskRemove, onAskReplace, onAskAccessories }: RowCellsProps): ReactNode {
  const { skuNo, productName, productModel } = line;
  const { place } = useSelectionStore();
  const cellActions = (field: CellField) => ({
    onCommit: (text: string) => edits.commitCell(skuNo, field, text),
    cutWords: (text: string) => cutWordsOf(line, field, text, place.kind),
    onPasteRange: (range: string[][]) => edits.paste(skuNo, field, range),
    onCommitChosen: (text: string) => edits.commitChosen(field, text),
  });
  return (
    <>
      <td className="p-table__choice">
        <Checkbox
          aria-label={`选择 ${productName} ${productModel}`}
          checked={isChosen}
          disabled={!mayBeChosen(place, line)}
          onChange={(event) => edits.choose([skuNo], event.target.checked)}
        />
      </td>
      <td>
        <LineProduct line={line}>
          <LineMark skuNo={skuNo} />
        </LineProduct>
      </td>
      <td className="do-row__category" title={line.productCategory}>
        {nearCategoryOf(line)}
      </td>
      <td className="p-table__figure">
        <Money yuan={line.price} size="small" freeAtZero={line.skuType === SkuType.Software} />
      </td>
      <td className="p-table__figure">
        <CellInput
          label={`折后价，${productName} ${productModel}`}
          warning={seesCost && isBelowCost(line) ? '低于成本' : undefined}
          field="ratePrice"
          text={line.ratePrice === null ? '' : yuanDigits(line.ratePrice)}
          placeholder="未报价"
          {...cellActions('ratePrice')}
        />
      </td>
      <td className="p-table__figure">
        <CellInput
          label={`折扣率，${productName} ${productModel}`}
          field="rate"
          text={percentDigits(line.rate)}
          after="%"
          disabled={isRateLocked(line)}
          {...cellActions('rate')}
        />
      </td>
      <td className="p-table__figure">
        <CellInput
          label={`数量，${productName} ${productModel}`}
          field="quantity"
          text={String(line.quantity)}
          after={line.unit}
          {...cellActions('quantity')}
        />
      </td>
      <td className="p-table__figure">
        <Money yuan={line.amount} />
      </td>
      <td className="p-table__actions">
        <div className="do-row__deeds">
          <IconButton name="chevron-up" label="上移" size="small" disabled={line.sort === 1} onClick={() => edits.step(skuNo, -1)} />
          <IconButton name="chevron-down" label="下移" size="small" disabled={isLast} onClick={() => edits.step(skuNo, 1)} />
          {/* each deed in its own place, so that a column of rows reads as one */}
          <span className="do-row__slot">
            {canBeReplaced(line) && (
              <Button kind="quiet" size="small" aria-label={`替换 ${productName} ${productModel}`} onClick={() => onAskReplace(line)}>
                替换
              </Button>
            )}
          </span>
          <span className="do-row__slot">
            {canTakeAccessories(line, line.hasAccessory) && (
              <Button kind="quiet" size="small" aria-label={`选择配件：${productName} ${productModel}`} onClick={() => onAskAccessories(line)}>
                配件
              </Button>
            )}
          </span>
          <span className="do-row__slot">
            <Button kind="quiet" size="small" aria-label={`移除 ${productName} ${productModel}`} onClick={() => onAskRemove(line)}>
              移除
            </Button>
          </span>
        </div>
      </td>
    </>
  );
});
