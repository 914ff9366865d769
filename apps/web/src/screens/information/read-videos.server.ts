/** Videos of one group, or all of them, a page of the address. */
import type { Call } from '@portal/client';
import { listContent, type VideoGroup } from '@portal/contract/content';
import { partOf } from '../../lib/page/page-loader.ts';

/** Films there are few of: the first fifty. */
const SIZE = 50;

export const readVideos = (request: Request, call: Call, videoGroup?: VideoGroup) =>
  partOf(request, call(listContent, { query: { kind: 'video', size: SIZE, ...(videoGroup === undefined ? {} : { videoGroup }) } }));
