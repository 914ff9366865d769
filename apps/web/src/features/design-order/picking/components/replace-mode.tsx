import { canBeReplaced } from '@portal/engines/pricing';
import { createContext, useContext, type ReactNode } from 'react';
import { useSelection } from '../../selection/components/selection-provider.tsx';
import { useReplacement, type LineReplacement } from '../../selection/components/use-replacement.ts';

const ReplaceContext = createContext<LineReplacement | null>(null);

/** The selection page while a line of the list is replaced (`skuNo`), or as ever (null). Give it a `key` of the line. */
export function ReplaceMode({ skuNo, children }: { skuNo: string | null; children: ReactNode }) {
  const line = useSelection(({ lines }) => lines.find((one) => one.skuNo === skuNo && canBeReplaced(one)) ?? null);
  const carried = useSelection((state) => state.carried);
  return <ReplaceContext value={useReplacement(line, carried?.skuNo === skuNo ? carried : null)}>{children}</ReplaceContext>;
}

/** Whether the line that the address names is not to be replaced: gone, or not the provider's own. */
export const useIsLineMissing = (skuNo: string | null): boolean =>
  useSelection(({ lines, isLoaded }) => skuNo !== null && isLoaded && !lines.some((one) => one.skuNo === skuNo && canBeReplaced(one)));

/** What is to stand in the place of the line; null where nothing is replaced. */
export const useReplaceMode = (): LineReplacement | null => useContext(ReplaceContext);
