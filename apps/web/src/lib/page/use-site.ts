import { useRouteLoaderData } from 'react-router';
import type { SiteFacts } from './server-context.ts';

/** The facts of the site; undefined where the page could not learn them. */
export const useSite = (): SiteFacts | undefined => (useRouteLoaderData('root') as { site: SiteFacts } | undefined)?.site;
