import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { DesignLine } from '@portal/contract/design-order';
import { Checkbox } from '@portal/ui';
import { useDeferredValue, useMemo } from 'react';
import { useSeesCost } from '../../../../lib/cost-view.ts';
import { usePriceLabel } from '../../../../lib/price-label.ts';
import { mayBeChosen } from '../model/edited-list.ts';
import { useSelectionStore } from './selection-provider.tsx';
import { SelectionRow } from './selection-row.tsx';
import { useCopyRows } from './use-copy-rows.ts';
import type { SelectionEdits } from './use-selection-edits.ts';
import './selection-table.css';

export interface SelectionViewProps {
  lines: readonly DesignLine[];
  unchosen: ReadonlySet<string>;
  edits: SelectionEdits;
  onAskRemove: (line: DesignLine) => void;
  onAskReplace: (line: DesignLine) => void;
  onAskAccessories: (line: DesignLine) => void;
}

/** Rows drawn before the drawer opens; of those behind only the ones near what is in sight have cells. */
const ROWS_AT_ONCE = 40;

const screenReaderInstructions = { draggable: '按空格键拿起这一行，用上下方向键移动，再按空格键放下，按 Esc 取消。' };

/** The list as a table (PICK-6). Rows are dragged by mouse, touch or keyboard. */
export function SelectionTable({ lines, unchosen, edits, onAskRemove, onAskReplace, onAskAccessories }: SelectionViewProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const priceLabel = usePriceLabel();
  const { onCopy } = useCopyRows();
  const { place } = useSelectionStore();
  const seesCost = useSeesCost();
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) edits.move(String(active.id), String(over.id));
  };
  const active = lines.filter((line) => mayBeChosen(place, line)).map((line) => line.skuNo);
  const chosenCount = active.filter((skuNo) => !unchosen.has(skuNo)).length;
  // the same array as long as the order is the same: a new one would draw every row anew
  const order = lines.map((line) => line.skuNo).join(' ');
  const skuNos = useMemo(() => order.split(' '), [order]);
  // a long list opens with what is in sight; the rest follows without holding anything up
  const isWhole = useDeferredValue(true, lines.length <= ROWS_AT_ONCE);
  const shown = isWhole ? lines : lines.slice(0, ROWS_AT_ONCE);
  return (
    <DndContext
      id="design-list"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements: announcementsOf(lines), screenReaderInstructions }}
    >
      <SortableContext items={skuNos} strategy={verticalListSortingStrategy}>
        <div className="p-table do-list" onCopy={onCopy}>
          <table aria-label={place.kind === 'order' ? '配单产品' : '清单产品'}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="p-hidden">排序</span>
                </th>
                <th scope="col" className="p-table__choice">
                  <Checkbox
                    aria-label="选择全部产品"
                    checked={active.length > 0 && chosenCount === active.length}
                    mixed={chosenCount > 0 && chosenCount < active.length}
                    onChange={(event) => edits.choose(active, event.target.checked)}
                  />
                </th>
                <th scope="col">产品</th>
                <th scope="col">产品分类</th>
                <th scope="col" className="p-table__figure">
                  {priceLabel}
                </th>
                <th scope="col" className="p-table__figure">
                  折后价
                </th>
                <th scope="col" className="p-table__figure">
                  折扣率
                </th>
                <th scope="col" className="p-table__figure">
                  数量
                </th>
                <th scope="col" className="p-table__figure">
                  小计
                </th>
                <th scope="col" className="p-table__actions">
                  操作
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((line, index) => (
                <SelectionRow
                  key={line.skuNo}
                  line={line}
                  isChosen={mayBeChosen(place, line) && !unchosen.has(line.skuNo)}
                  isLast={index === lines.length - 1}
                  isLazy={index >= ROWS_AT_ONCE}
                  seesCost={seesCost}
                  edits={edits}
                  onAskRemove={onAskRemove}
                  onAskReplace={onAskReplace}
                  onAskAccessories={onAskAccessories}
                />
              ))}
            </tbody>
          </table>
        </div>
      </SortableContext>
    </DndContext>
  );
}

function announcementsOf(lines: readonly DesignLine[]): Announcements {
  const nameOf = (id: unknown) => lines.find((line) => line.skuNo === id)?.productName ?? '该行';
  const placeOf = (id: unknown) => lines.findIndex((line) => line.skuNo === id) + 1;
  return {
    onDragStart: ({ active }) => `已拿起${nameOf(active.id)}，当前第 ${placeOf(active.id)} 行，共 ${lines.length} 行`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)}移到第 ${placeOf(over.id)} 行` : undefined),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)}已放在第 ${placeOf(over?.id ?? active.id)} 行`,
    onDragCancel: ({ active }) => `已取消移动${nameOf(active.id)}`,
  };
}
