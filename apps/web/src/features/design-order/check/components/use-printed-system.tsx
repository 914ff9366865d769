import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useCheckQuestion } from './check-provider.tsx';

/**
 * The system of an order, for its customer's paper. What draws it leans on the check's rules: it comes as they do, with the first list that has
 * something to check, and is there once the browser is about to print. Where it is lost the paper is without it.
 */
export function usePrintedSystem(): ReactNode {
  const { question } = useCheckQuestion();
  const isAsked = question !== null;
  const [Drawn, setDrawn] = useState<ComponentType>();
  useEffect(() => {
    if (!isAsked) return;
    import('./printed-system.tsx').then(
      ({ PrintedSystem }) => setDrawn(() => PrintedSystem),
      () => undefined,
    );
  }, [isAsked]);
  return Drawn && <Drawn />;
}
