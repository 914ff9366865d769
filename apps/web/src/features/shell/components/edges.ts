import { GuestRows } from './guest-rows.tsx';
import { PageEdges } from './page-edges.tsx';
import { PageFoot } from './page-foot.tsx';

/** What every page of a guest has and no first view waits for: one script, and not one each. */
export const edges = { GuestRows, PageEdges, PageFoot };
