import { createContext, useContext } from 'react';

interface Frame {
  /** Guests may use everything but the list and their orders. */
  isSignedIn: boolean;
  /** Products were added to the selected-product list behind the back of the pages that show it. */
  announceSelection: () => void;
}

export const FrameContext = createContext<Frame>({ isSignedIn: false, announceSelection: () => undefined });
export const useFrame = (): Frame => useContext(FrameContext);
