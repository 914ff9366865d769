import { sessionDrawer } from '../../../lib/kept/storage.ts';

/** All of the portal, and not one kind of thing. */
const EVERYTHING = -1;

/** What was looked for last in this tab, under the name and in the shape other sites know (SHELL-10). */
export const keepSearch = (keywords: string): void => sessionDrawer.write('searchInfo', JSON.stringify({ keywords, type: EVERYTHING }));
