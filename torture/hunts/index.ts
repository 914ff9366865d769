/** Every hunt there is; `npm run torture -- NAME` takes one of these. */
import type { Hunt } from '../hunt.ts';
import { importing } from './import.ts';
import { upload } from './upload.ts';
import { access } from './access.ts';
import { backup } from './backup.ts';
import { cache } from './cache.ts';
import { cut } from './cut.ts';
import { guesses } from './guesses.ts';
import { hang } from './hang.ts';
import { limits } from './limits.ts';
import { proxy } from './proxy.ts';
import { queues } from './queues.ts';
import { raw } from './raw.ts';
import { redis } from './redis.ts';
import { soak } from './soak.ts';
import { stop } from './stop.ts';

export const hunts: readonly Hunt[] = [access, backup, cache, cut, guesses, hang, limits, proxy, queues, raw, redis, soak, stop, importing, upload];
