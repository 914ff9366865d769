import { Button, Popover } from '@portal/ui';
import './selection-tools.css';

/** What can be done to the list as a whole. */
export interface SelectionActions {
  onRate: () => void;
  onRemoveChosen: () => void;
  onClear: () => void;
}

/** The deeds of the list over its table. */
export function SelectionTools({ onAdd, onRate, onRemoveChosen, onClear }: SelectionActions & { onAdd: () => void }) {
  return (
    <div className="do-tools">
      <Button size="small" icon="plus" onClick={onAdd}>
        添加产品
      </Button>
      <Button size="small" icon="edit" onClick={onRate}>
        批量修改折扣率
      </Button>
      <Button size="small" icon="trash" onClick={onRemoveChosen}>
        批量移除
      </Button>
      <Button size="small" icon="close" onClick={onClear}>
        清空清单
      </Button>
      <span className="p-small do-tools__hint">折后价、折扣率、数量可直接修改，回车到下一行，也可从 Excel 粘贴一列</span>
    </div>
  );
}

/** The same on a phone: a menu where the thumb is, beside the next deed. */
export function SelectionMenu({ onRate, onRemoveChosen, onClear }: SelectionActions) {
  return (
    <Popover label="批量">
      <div className="do-menu">
        <button type="button" data-closes="" onClick={onRate}>
          批量修改折扣率
        </button>
        <button type="button" data-closes="" onClick={onRemoveChosen}>
          批量移除
        </button>
        <button type="button" data-closes="" onClick={onClear}>
          清空清单
        </button>
      </div>
    </Popover>
  );
}
