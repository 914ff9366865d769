import { designOrderCopy, type DesignLine } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useState } from 'react';
import { noRoomFor, replacedBy } from '../../lines/model/replace-lines.ts';
import type { Picks } from '../model/selection-state.ts';
import { useSelectionStore } from './selection-provider.tsx';

/** What is to stand in the place of a line, while it is chosen. */
export interface LineReplacement {
  line: DesignLine;
  /** In the order chosen. */
  chosen: readonly DesignLine[];
  /** The new ones take the pieces of the old line instead of one each. */
  keepsQuantity: boolean;
  setKeepsQuantity(keeps: boolean): void;
  isChosen(skuNo: string): boolean;
  /** Chooses a model or no longer; one beyond the room of the list is refused, and that is said. */
  toggle(product: DesignLine): void;
  /** Takes what is chosen along to the selection page. */
  carry(): void;
  /** Replaces, undone from the toast; false when nothing changed, which is said. */
  confirm(): boolean;
}

/** Null while there is no line to replace. `begun`: what was chosen for it before. */
export function useReplacement(line: DesignLine | null, begun: Picks | null = null): LineReplacement | null {
  const store = useSelectionStore();
  const [chosen, setChosen] = useState<readonly DesignLine[]>(begun?.chosen ?? []);
  const [keepsQuantity, setKeepsQuantity] = useState(begun?.keepsQuantity ?? false);
  if (line === null) return null;
  const isChosen = (skuNo: string) => chosen.some((one) => one.skuNo === skuNo);
  return {
    line,
    chosen,
    keepsQuantity,
    setKeepsQuantity,
    isChosen,
    carry: () => store.state.setState({ carried: { skuNo: line.skuNo, chosen, keepsQuantity } }),
    toggle(product) {
      if (isChosen(product.skuNo)) return setChosen(chosen.filter(({ skuNo }) => skuNo !== product.skuNo));
      const refusal = noRoomFor(store.state.getState().lines, chosen.length);
      if (refusal !== null) toast.warning(refusal);
      else setChosen([...chosen, product]);
    },
    confirm() {
      const { lines } = store.state.getState();
      // its figures may have been edited elsewhere since the choice began
      const old = lines.find(({ skuNo }) => skuNo === line.skuNo) ?? line;
      const outcome = replacedBy(lines, old, chosen, keepsQuantity);
      if (outcome.kind === 'refused') {
        toast.warning(outcome.text);
        return false;
      }
      store.swapLines(outcome.lines);
      if (outcome.notice !== null) toast.warning(outcome.notice);
      toast.success(designOrderCopy.replaced, { action: { label: '撤销', onAct: () => store.undoReplacement(old, outcome.added) } });
      return true;
    },
  };
}
