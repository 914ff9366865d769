import type { SiteFacts } from './server-context.ts';
import { useSite } from './use-site.ts';

export type MapSettings = SiteFacts['map'];

const NONE: MapSettings = { isShown: false, approval: '', serviceUrl: null };

/** How maps are shown on this site; none at all where the page could not learn it. */
export const useMapSettings = (): MapSettings => useSite()?.map ?? NONE;
