import { designOrderCopy } from '@portal/contract/design-order';
import { Button, ButtonLink, Empty } from '@portal/ui';
import { detailHref } from '../../lines/model/addresses.ts';
import { useSelection } from './selection-provider.tsx';

/** A list without lines: not begun, or just become an order, here or in another window. */
export function EmptySelection({ onAdd, onPaste }: { onAdd: () => void; onPaste: () => void }) {
  const order = useSelection((state) => state.madeOrder);
  if (order === null) {
    return (
      <Empty
        text={designOrderCopy.empty}
        action={
          <div className="p-row">
            <Button kind="primary" icon="plus" onClick={onAdd}>
              添加产品
            </Button>
            <Button icon="rows" onClick={onPaste}>
              粘贴清单
            </Button>
          </div>
        }
      />
    );
  }
  return (
    <Empty
      text={`已生成配单「${order.name}」，清单里的产品都在其中`}
      action={
        <div className="p-row">
          <ButtonLink kind="primary" href={detailHref(order.id)}>
            查看配单
          </ButtonLink>
          <Button icon="plus" onClick={onAdd}>
            添加产品
          </Button>
        </div>
      }
    />
  );
}
