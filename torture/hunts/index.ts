/** Every hunt there is; `npm run torture -- NAME` takes one of these. */
import type { Hunt } from '../hunt.ts';
import { access } from './access.ts';
import { addresses } from './addresses.ts';
import { backup } from './backup.ts';
import { cache } from './cache.ts';
import { cut } from './cut.ts';
import { damage } from './damage.ts';
import { disk } from './disk.ts';
import { edges } from './edges.ts';
import { edits } from './edits.ts';
import { flash } from './flash.ts';
import { formulas } from './formulas.ts';
import { fuzz } from './fuzz.ts';
import { guesses } from './guesses.ts';
import { hang } from './hang.ts';
import { importing } from './import.ts';
import { kill } from './kill.ts';
import { limits } from './limits.ts';
import { lock } from './lock.ts';
import { notices } from './notices.ts';
import { orders } from './orders.ts';
import { proxy } from './proxy.ts';
import { queues } from './queues.ts';
import { raw } from './raw.ts';
import { redis } from './redis.ts';
import { soak } from './soak.ts';
import { sockets } from './sockets.ts';
import { stop } from './stop.ts';
import { tampered } from './tampered.ts';
import { totals } from './totals.ts';
import { upgrade } from './upgrade.ts';
import { upload } from './upload.ts';

export const hunts: readonly Hunt[] = [
  access,
  addresses,
  backup,
  cache,
  cut,
  damage,
  disk,
  edges,
  edits,
  flash,
  formulas,
  fuzz,
  guesses,
  hang,
  importing,
  kill,
  limits,
  lock,
  notices,
  orders,
  proxy,
  queues,
  raw,
  redis,
  soak,
  sockets,
  stop,
  tampered,
  totals,
  upgrade,
  upload,
];
