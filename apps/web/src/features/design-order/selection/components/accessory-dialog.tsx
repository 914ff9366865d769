import type { AccessoryModel } from '@portal/contract/catalog';
import { designOrderCopy, type DesignLine } from '@portal/contract/design-order';
import { Button, Checkbox, Code, Dialog, Empty, ErrorState, Money, Table, TableSkeleton, Tag, toast, type Column } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePriceLabel } from '../../../../lib/words/price-label.ts';
import { accessoriesQuery } from '../../../catalog/queries.ts';
import { failureWords } from '../../../../lib/calls/failure-words.tsx';
import { chooseQuantity } from '../../lines/model/edit-lines.ts';
import { lineOfAccessory } from '../../lines/model/product-line.ts';
import { useSelectionStore } from './selection-provider.tsx';
import { PickedProduct } from '../../lines/components/picked-product.tsx';
import { applyEdit } from './use-selection-edits.ts';

/** Accessories of a listed product; the chosen ones join the list with quantity 1, or one more where they stand already (PICK-10). */
export function AccessoryDialog({ line, onClose }: { line: DesignLine; onClose: () => void }) {
  const store = useSelectionStore();
  const { data: items, error, isPending, refetch } = useQuery(accessoriesQuery(line.spuNo));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (skuNo: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(skuNo);
    else next.delete(skuNo);
    setChosen(next);
  };
  const add = () => {
    const accessories = (items ?? []).filter((item) => chosen.has(item.skuNo));
    if (accessories.length === 0) {
      toast.warning(designOrderCopy.accessoriesNothingChosen);
      return;
    }
    const added = accessories.filter((item) => addOne(lineOfAccessory(item)));
    if (added.length > 0) toast.success(designOrderCopy.added);
    onClose();
  };
  const addOne = (accessory: DesignLine): boolean => {
    const { lines } = store.state.getState();
    const present = lines.find((other) => other.skuNo === accessory.skuNo);
    return applyEdit(store, chooseQuantity(lines, accessory, (present?.quantity ?? 0) + 1));
  };
  const priceLabel = usePriceLabel();
  const columns: Column<AccessoryModel>[] = [
    {
      key: 'choice',
      head: <span className="p-hidden">选择</span>,
      kind: 'choice',
      width: 48,
      render: ({ skuNo, skuModel, spuName }) => (
        <Checkbox aria-label={`选择 ${spuName} ${skuModel}`} checked={chosen.has(skuNo)} onChange={(event) => toggle(skuNo, event.target.checked)} />
      ),
    },
    {
      key: 'product',
      head: '产品',
      phone: 'title',
      render: ({ spuName, mainPic, skuModel, need }) => (
        <PickedProduct picture={mainPic}>
          <span>
            {spuName} {need === 'needed' && <Tag tone="accent">必备</Tag>}
          </span>
          <Code copy={false}>{skuModel}</Code>
        </PickedProduct>
      ),
    },
    { key: 'category', head: '产品分类', render: (item) => item.secondCatagoryName || '-' },
    { key: 'price', head: priceLabel, kind: 'figure', render: ({ price }) => <Money yuan={price} /> },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      title="选择配件"
      actions={
        <>
          <span className="do-count">
            已选 <b>{chosen.size}</b> 个
          </span>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" onClick={add}>
            确认
          </Button>
        </>
      }
    >
      {isPending && <TableSkeleton rows={4} columns={3} />}
      {error !== null && <ErrorState title="配件没有加载成功" safe={failureWords(error)} actions={<Button onClick={() => void refetch()}>重试</Button>} />}
      {items && (
        <Table
          caption={`${line.productName} ${line.productModel} 的配件`}
          columns={columns}
          rows={items}
          rowKey={({ skuNo }) => skuNo}
          empty={<Empty drawing="box" text="该产品暂无配件" />}
        />
      )}
    </Dialog>
  );
}
