import { calculatorIds, calculatorList, type CalculatorId } from '@portal/engines/calculators';
import { Anchor } from '@portal/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { calculatorPath } from '../model/calculator-list.ts';
import { reportUsage } from '../usage-keeper.ts';
import { CalculatorPicture } from './calculator-picture.tsx';
import { FrameContext, type ResultToSave } from './frame-context.ts';
import './calculator-frame.css';

interface CalculatorFrameProps {
  current: CalculatorId | null;
  /** Query of the page's address, so that the link to the page itself loses nothing. */
  search: string;
  isSignedIn: boolean;
  /** Told when products were added to the selected-product list. */
  onSelectionChanged: () => void;
  /** What else can be done with a result; the same function for as long as the page stands. */
  renderSave: (result: ResultToSave) => ReactNode;
  /** Below the ten. */
  aside: ReactNode;
  children: ReactNode;
}

/** The ten at the left, one of them at the right (CALC-13). On leaving, how often they were used is told. */
export function CalculatorFrame({ current, search, isSignedIn, onSelectionChanged, renderSave, aside, children }: CalculatorFrameProps) {
  const stripRef = useRef<HTMLUListElement>(null);
  const frame = useMemo(() => ({ isSignedIn, announceSelection: onSelectionChanged, renderSave }), [isSignedIn, onSelectionChanged, renderSave]);
  useReportOnLeaving();
  useEffect(() => {
    // on a phone the ten are a strip: the one that is open comes into sight
    const strip = stripRef.current;
    const here = strip?.children[current === null ? 0 : calculatorIds.indexOf(current)];
    if (strip && here instanceof HTMLElement) strip.scrollLeft = here.offsetLeft - (strip.clientWidth - here.clientWidth) / 2;
  }, [current]);
  return (
    <div className="cc-frame">
      <nav className="cc-side" aria-labelledby="cc-side-title">
        <h2 className="cc-side__title" id="cc-side-title">
          安防计算器类型
        </h2>
        <ul className="cc-side__list" ref={stripRef}>
          {calculatorIds.map((id) => (
            <li key={id}>
              <Anchor
                className="cc-side__link"
                href={id === current ? calculatorPath(id) + search : calculatorPath(id)}
                aria-current={id === current ? 'page' : undefined}
              >
                <CalculatorPicture id={id} />
                {calculatorList[id].title}
              </Anchor>
            </li>
          ))}
        </ul>
        {aside}
      </nav>
      <FrameContext value={frame}>{children}</FrameContext>
    </div>
  );
}

function useReportOnLeaving(): void {
  useEffect(() => {
    const handleHide = () => void reportUsage();
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      void reportUsage();
    };
  }, []);
}
