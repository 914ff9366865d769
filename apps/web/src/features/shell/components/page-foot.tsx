import type { MarqueeClue } from '@portal/contract/content';
import type { Viewer } from '../model/viewer.ts';
import { ClueBar } from './clue-bar.tsx';
import { PortalFooter } from './portal-footer.tsx';

/** What stands below every page of the portal: projects under way, and the foot. */
export function PageFoot({ viewer, clues }: { viewer: Viewer; clues: readonly MarqueeClue[] }) {
  return (
    <>
      <ClueBar clues={clues} />
      <PortalFooter viewer={viewer} />
    </>
  );
}
