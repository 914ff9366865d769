import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { DesignLine } from '@portal/contract/design-order';
import { Checkbox } from '@portal/ui';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { useSeesCost } from '../../../../lib/identity/cost-view.ts';
import { useFocusKept } from '../../../../lib/browser/use-focus-kept.ts';
import { PriceHead } from '../../lines/components/price-head.tsx';
import { mayBeChosen } from '../model/edited-list.ts';
import { useSelection, useSelectionStore } from './selection-provider.tsx';
import { SelectionRow } from './selection-row.tsx';
import { useCopyRows } from './use-copy-rows.ts';
import type { SelectionEdits } from './use-selection-edits.ts';
import './selection-table.css';

export interface SelectionViewProps {
  edits: SelectionEdits;
  onAskRemove: (line: DesignLine) => void;
  onAskReplace: (line: DesignLine) => void;
  onAskAccessories: (line: DesignLine) => void;
}

/** Rows drawn before the drawer opens; of those behind only the ones near what is in sight have cells. */
const ROWS_AT_ONCE = 40;

const screenReaderInstructions = { draggable: '按空格键拿起这一行，用上下方向键移动，再按空格键放下，按 Esc 取消。' };

/** The list as a table (PICK-6), drawn anew where lines come, go or change places. Rows are dragged by mouse, touch or keyboard. */
export const SelectionTable = memo(function SelectionTable({ edits, ...asks }: SelectionViewProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const listRef = useRef<HTMLDivElement>(null);
  useFocusKept(listRef);
  const { onCopy } = useCopyRows();
  const { place, state } = useSelectionStore();
  const seesCost = useSeesCost();
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) edits.move(String(active.id), String(over.id));
  };
  // as text, which is the same as long as the order is
  const order = useSelection(({ lines }) => lines.map(({ skuNo }) => skuNo).join(' '));
  const skuNos = useMemo(() => order.split(' '), [order]);
  const announcements = useMemo(() => announcementsOf(() => state.getState().lines), [state]);
  // a long list opens with what is in sight; the rest follows without holding anything up
  const isWhole = useDeferredValue(true, skuNos.length <= ROWS_AT_ONCE);
  const shown = isWhole ? skuNos : skuNos.slice(0, ROWS_AT_ONCE);
  // what is dropped upon hears of a new order once it is painted: each row near would be drawn anew with it
  const droppable = useDeferredValue(skuNos);
  return (
    <DndContext
      id="design-list"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements, screenReaderInstructions }}
    >
      <SortableContext items={droppable} strategy={verticalListSortingStrategy}>
        <div ref={listRef} className="p-table do-list" onCopy={onCopy}>
          <table aria-label={place.kind === 'order' ? '配单产品' : '清单产品'}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="p-hidden">排序</span>
                </th>
                <th scope="col" className="p-table__choice">
                  <ChooseAll edits={edits} />
                </th>
                <th scope="col">产品</th>
                <th scope="col">产品分类</th>
                <th scope="col" className="p-table__figure">
                  <PriceHead of="price" />
                </th>
                <th scope="col" className="p-table__figure">
                  <PriceHead of="ratePrice" />
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
              {shown.map((skuNo, index) => (
                <SelectionRow
                  key={skuNo}
                  skuNo={skuNo}
                  isLast={index === skuNos.length - 1}
                  isLazy={index >= ROWS_AT_ONCE}
                  seesCost={seesCost}
                  edits={edits}
                  {...asks}
                />
              ))}
            </tbody>
          </table>
        </div>
      </SortableContext>
    </DndContext>
  );
});

function ChooseAll({ edits }: Pick<SelectionViewProps, 'edits'>) {
  const { place } = useSelectionStore();
  const lines = useSelection((state) => state.lines);
  const unchosen = useSelection((state) => state.unchosen);
  const active = lines.filter((line) => mayBeChosen(place, line)).map((line) => line.skuNo);
  const chosenCount = active.filter((skuNo) => !unchosen.has(skuNo)).length;
  return (
    <Checkbox
      aria-label="选择全部产品"
      checked={active.length > 0 && chosenCount === active.length}
      mixed={chosenCount > 0 && chosenCount < active.length}
      onChange={(event) => edits.choose(active, event.target.checked)}
    />
  );
}

function announcementsOf(linesNow: () => readonly DesignLine[]): Announcements {
  const nameOf = (id: unknown) => linesNow().find((line) => line.skuNo === id)?.productName ?? '该行';
  const placeOf = (id: unknown) => linesNow().findIndex((line) => line.skuNo === id) + 1;
  return {
    onDragStart: ({ active }) => `已拿起${nameOf(active.id)}，当前第 ${placeOf(active.id)} 行，共 ${linesNow().length} 行`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)}移到第 ${placeOf(over.id)} 行` : undefined),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)}已放在第 ${placeOf(over?.id ?? active.id)} 行`,
    onDragCancel: ({ active }) => `已取消移动${nameOf(active.id)}`,
  };
}
