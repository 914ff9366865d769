import { Button } from '@portal/ui';
import { OwnFormLink } from '../../../private-product/index.ts';
import { ActionMenu } from '../../lines/components/action-menu.tsx';
import { useSelectionStore } from './selection-provider.tsx';
import { useBrochures } from './use-brochures.ts';
import { useCopyRows } from './use-copy-rows.ts';
import './selection-tools.css';

/** What can be done to the list as a whole. */
export interface SelectionActions {
  onRate: () => void;
  onTarget: () => void;
  onRemoveChosen: () => void;
  onPaste: () => void;
  onClear: () => void;
}

interface ToolsProps extends SelectionActions {
  /** Where a product of one's own is written, which leads back to the list; null: this account keeps none (PRIVATE-3). */
  createHref: string | null;
}

const useClearName = (): string => (useSelectionStore().place.kind === 'order' ? '清空配单' : '清空清单');
const CREATE = '新建自定义产品';

/** The deeds of the list over its table. */
export function SelectionTools({ createHref, onAdd, onPaste, onRate, onTarget, onRemoveChosen, onClear }: ToolsProps & { onAdd?: () => void }) {
  const clearName = useClearName();
  const brochures = useBrochures();
  const { copy } = useCopyRows();
  return (
    <div className="do-tools do-tools--desk">
      {onAdd && (
        <Button size="small" icon="plus" onClick={onAdd}>
          添加产品
        </Button>
      )}
      {createHref !== null && (
        <OwnFormLink size="small" icon="plus" href={createHref}>
          {CREATE}
        </OwnFormLink>
      )}
      <Button size="small" icon="rows" onClick={onPaste}>
        粘贴清单
      </Button>
      <Button size="small" icon="edit" onClick={onRate}>
        批量修改折扣率
      </Button>
      <Button size="small" icon="edit" onClick={onTarget}>
        整单调价
      </Button>
      <Button size="small" icon="download" busy={brochures.isBusy} onClick={brochures.download}>
        下载彩页
      </Button>
      <Button size="small" icon="copy" onClick={copy}>
        复制
      </Button>
      <Button size="small" icon="trash" onClick={onRemoveChosen}>
        批量移除
      </Button>
      <Button size="small" icon="close" onClick={onClear}>
        {clearName}
      </Button>
      <span className="p-small do-tools__hint">折后价、折扣率、数量可直接修改：回车到下一行，Ctrl+回车 改所有勾选的行，可从 Excel 粘贴多行多列</span>
    </div>
  );
}

/** The same on a phone: a menu where the thumb is, beside the next deed. */
export function SelectionMenu({
  createHref,
  onPaste,
  onRate,
  onRemoveChosen,
  onClear,
  onClosePage,
}: Omit<ToolsProps, 'onTarget'> & { onClosePage?: (() => void) | undefined }) {
  const clearName = useClearName();
  const brochures = useBrochures();
  const { copy } = useCopyRows();
  return (
    <ActionMenu label="批量">
      {createHref !== null && (
        <OwnFormLink plain href={createHref}>
          {CREATE}
        </OwnFormLink>
      )}
      <button type="button" data-closes="" onClick={onPaste}>
        粘贴清单
      </button>
      <button type="button" data-closes="" onClick={onRate}>
        批量修改折扣率
      </button>
      <button type="button" data-closes="" onClick={brochures.download}>
        下载彩页
      </button>
      <button type="button" data-closes="" onClick={copy}>
        复制
      </button>
      <button type="button" data-closes="" onClick={onRemoveChosen}>
        批量移除
      </button>
      <button type="button" data-closes="" onClick={onClear}>
        {clearName}
      </button>
      {onClosePage && (
        <button type="button" data-closes="" onClick={onClosePage}>
          关闭页面
        </button>
      )}
    </ActionMenu>
  );
}
