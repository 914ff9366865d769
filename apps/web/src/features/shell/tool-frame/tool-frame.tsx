import type { MarqueeClue } from '@portal/contract/content';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { ClueBar } from '../components/clue-bar.tsx';
import { PageFrame, type PageHandle } from '../components/page-frame.tsx';
import type { Viewer } from '../model/viewer.ts';
import { ToolFooter } from './tool-footer.tsx';
import { ToolToaster } from './tool-toaster.tsx';
import './tool-frame.css';

interface ToolFrameProps {
  viewer: Viewer;
  /** Projects under way, over the foot (SHELL-21). */
  clues?: readonly MarqueeClue[];
  children: ReactNode;
}

/** The frame of the tools: the page's own, with a slim foot where the page has one, and toasts that stay in reach while the list is open. */
export function ToolFrame({ viewer, clues = [], children }: ToolFrameProps) {
  const hasFoot = !useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.hasNoFoot);
  return (
    <PageFrame
      viewer={viewer}
      foot={
        hasFoot && (
          <>
            <ClueBar clues={clues} />
            <ToolFooter site={viewer.site} />
          </>
        )
      }
      toaster={<ToolToaster />}
    >
      {children}
    </PageFrame>
  );
}
