import { privateProductCopy } from '@portal/contract/private-product';
import { Dialog, toast } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { bringBackPrivateProducts, removePrivateProducts } from '../api.ts';

/** Deleting products of one's own: asked first, taken back with one press (PRIVATE-8). `onChanged`: what is shown is to be read anew. */
export function useDeletion(onChanged: () => Promise<unknown>): { ask(spuNos: readonly string[]): void; question: ReactNode } {
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const change = async (action: () => Promise<void>, onDone: () => void) => {
    try {
      await action();
      onDone();
    } catch (failure) {
      tellFailure(failure);
    }
    await onChanged();
  };
  const bringBack = (spuNos: readonly string[]) =>
    void change(
      () => bringBackPrivateProducts(spuNos),
      () => void toast.success(privateProductCopy.restored),
    );
  const remove = (spuNos: readonly string[]) => {
    setAsked(null);
    void change(
      () => removePrivateProducts(spuNos),
      () =>
        void toast.success(spuNos.length === 1 ? privateProductCopy.deleted : privateProductCopy.deletedMany(spuNos.length), {
          action: { label: '撤销', onAct: () => bringBack(spuNos) },
        }),
    );
  };
  return {
    ask: (spuNos) => (spuNos.length === 0 ? void toast.warning(privateProductCopy.deleteNothingChosen) : setAsked(spuNos)),
    question: asked && (
      <Dialog
        open
        onClose={() => setAsked(null)}
        title={`删除 ${asked.length} 个产品？`}
        action={{ label: `删除 ${asked.length} 个`, danger: true, onAct: () => remove(asked) }}
      >
        <p>{asked.length === 1 ? privateProductCopy.confirmDelete : privateProductCopy.confirmDeleteMany(asked.length)}</p>
        <p className="p-small">清单中的该产品会显示为已下架，已生成的配单不受影响。</p>
      </Dialog>
    ),
  };
}
