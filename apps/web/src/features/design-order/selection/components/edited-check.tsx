import type { ReactNode } from 'react';
import { CheckProvider, type AddChoices } from '../../check/components/check-provider.tsx';
import { useSelection, useSelectionStore } from './selection-provider.tsx';

interface EditedCheckProps {
  onAdd: AddChoices;
  hasFeesOfGoods?: boolean;
  children: ReactNode;
}

/** Checks the list or the order that is edited, for everything below: an edit draws anew what follows the lines, and not all that stands in it. */
export function EditedCheck({ onAdd, hasFeesOfGoods = false, children }: EditedCheckProps) {
  const { place } = useSelectionStore();
  const lines = useSelection((state) => state.lines);
  return (
    <CheckProvider place={place} lines={lines} onAdd={onAdd} hasFeesOfGoods={hasFeesOfGoods}>
      {children}
    </CheckProvider>
  );
}
