import { keptByInventory } from '@portal/contract/private-product';
import { mayChangePrivate } from '@portal/engines/goods';
import { Button, Dialog, ErrorState, Notice, TableSkeleton } from '@portal/ui';
import type { ComponentProps } from 'react';
import { ProductForm } from './product-form.tsx';
import { useFormChoices } from './use-form-choices.ts';

interface FormDialogProps {
  /** What is changed; null: a new one is written. */
  spuNo: string | null;
  onClose(): void;
  onSaved: ComponentProps<typeof ProductForm>['onSaved'];
}

const nothingToTell = () => undefined;

/** The form over the page that asks for it; what is typed stays with the tab when it is closed (PRIVATE-9, PRIVATE-10). */
export function FormDialog({ spuNo, onClose, onSaved }: FormDialogProps) {
  const { choices, failed, retry } = useFormChoices(spuNo);
  return (
    <Dialog open onClose={onClose} title={spuNo === null ? '新建自定义产品' : '编辑自定义产品'} width="large">
      {failed !== undefined && <ErrorState title={failed} actions={<Button onClick={retry}>重试</Button>} />}
      {failed === undefined && choices === undefined && <TableSkeleton />}
      {choices?.product && !mayChangePrivate(choices.product) && <Notice>{keptByInventory.msg}</Notice>}
      {choices && (choices.product === null || mayChangePrivate(choices.product)) && (
        <ProductForm {...choices} joinsList onChanged={nothingToTell} onSaved={onSaved} onCancel={onClose} />
      )}
    </Dialog>
  );
}
