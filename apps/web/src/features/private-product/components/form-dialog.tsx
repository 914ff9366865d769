import { keptByInventory } from '@portal/contract/private-product';
import { mayChangePrivate } from '@portal/engines/goods';
import { Button, Dialog, ErrorState, Notice, TableSkeleton } from '@portal/ui';
import { useEffect, useState, type ComponentProps } from 'react';
import { failureText } from '../../../lib/failure.ts';
import { readForm, type FormChoices } from '../api.ts';
import { ProductForm } from './product-form.tsx';

interface FormDialogProps {
  /** What is changed; null: a new one is written. */
  spuNo: string | null;
  onClose(): void;
  onSaved: ComponentProps<typeof ProductForm>['onSaved'];
}

const nothingToTell = () => undefined;

/** The form over the page that asks for it; what is typed stays with the tab when it is closed (PRIVATE-9, PRIVATE-10). */
export function FormDialog({ spuNo, onClose, onSaved }: FormDialogProps) {
  const [choices, setChoices] = useState<FormChoices>();
  const [failed, setFailed] = useState<string>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    readForm(spuNo).then(
      (read) => void (!isOver && setChoices(read)),
      (failure: unknown) => void (!isOver && setFailed(failureText(failure))),
    );
    return () => void (isOver = true);
    // asked again where it failed
    // oxlint-disable-next-line react/exhaustive-deps
  }, [spuNo, turn]);
  const retry = () => {
    setFailed(undefined);
    setTurn((now) => now + 1);
  };
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
