import { useRouteLoaderData } from 'react-router';
import type { SiteFacts } from './server-context.ts';

export type MapSettings = SiteFacts['map'];

const NONE: MapSettings = { isShown: false, approval: '', serviceUrl: null };

/** How maps are shown on this site; none at all where the page could not learn it. */
export const useMapSettings = (): MapSettings => (useRouteLoaderData('root') as { site: SiteFacts } | undefined)?.site.map ?? NONE;
