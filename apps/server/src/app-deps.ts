/** What a site of the portal is made with. */
import type { SignOnSettings } from './modules/account/index.ts';
import type { ShareTerms } from './modules/share-out/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { ProxyTrust } from './platform/http/address.ts';
import type { TaskQueue } from './platform/jobs/task.ts';
import type { Counts } from './platform/limits/counts.ts';
import type { RedisCounts } from './platform/limits/redis-counts.ts';
import type { Signals } from './platform/live/signals.ts';
import type { Logger } from './platform/log.ts';
import type { FileStore } from './platform/storage/file-store.ts';
import type { PaymentDoors } from './platform/upstream/payment/index.ts';
import type { TrackingService } from './platform/upstream/tracking/index.ts';
import type { SmsSender } from './platform/upstream/sms/index.ts';

export interface AppDeps {
  database: Database;
  /** Without the limits of time that visitors have: for an import that somebody waits for. */
  upkeep: Database;
  clock: Clock;
  log: Logger;
  /** Where is counted what callers take; asked once a site. */
  counts: () => Counts;
  /** Where several nodes count together: `/readyz` tells how it is. */
  redis?: RedisCounts;
  tasks: TaskQueue;
  /** Under which secrets of the operators' authenticators rest. */
  sealKey: Buffer;
  /** How open connections of all nodes learn of changes. */
  signals: Signals;
  sms: SmsSender;
  payments: PaymentDoors;
  /** Null: carriers are not asked. */
  tracking: TrackingService | null;
  files: FileStore;
  /** Folder where uploads wait until they are whole. */
  temporary: string;
  settings: SignOnSettings & {
    trustProxy: ProxyTrust;
    metricsToken: string | undefined;
    providerBrand: string;
    /** By which dealers get their part of what is paid. */
    shareTerms: ShareTerms;
    /** Where the operator's wallet is; undefined: there is none. */
    walletOrigin?: string | undefined;
    /** The path of what stands for it in the demo world. */
    walletStandIn?: string | undefined;
    /** The world is the seeded one; quotations say so. */
    demo: boolean;
    /** Check every answer against its own shape; off in production. */
    checkAnswers: boolean;
  };
}
