import { laterPart } from '../../../lib/page/later-part.tsx';

/** The foot is the same for everybody and below the first view: its script may come later. */
export const PageFoot = laterPart(async () => (await import('./edges.ts')).edges.PageFoot);
