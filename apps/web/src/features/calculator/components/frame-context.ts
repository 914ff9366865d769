import type { CalculatorId } from '@portal/engines/calculators';
import { createContext, useContext, type ReactNode } from 'react';

/** A result that holds, as it may be kept elsewhere. */
export interface ResultToSave {
  engine: CalculatorId;
  title: string;
  inputs: Record<string, unknown>;
  /** The page with these inputs. */
  here: string;
  /** Name of the design order the inputs were taken from; '' of none. */
  project: string;
}

interface Frame {
  /** Guests may use everything but the list and their orders. */
  isSignedIn: boolean;
  /** Products were added to the selected-product list behind the back of the pages that show it. */
  announceSelection: () => void;
  /** What else can be done with a result, of a higher room. */
  renderSave: (result: ResultToSave) => ReactNode;
}

export const FrameContext = createContext<Frame>({ isSignedIn: false, announceSelection: () => undefined, renderSave: () => null });
export const useFrame = (): Frame => useContext(FrameContext);
