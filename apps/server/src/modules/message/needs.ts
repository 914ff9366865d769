import type { PriceChange } from '@portal/contract/message';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import type { Signals } from '../../platform/live/signals.ts';

type Asked = Pick<Context<SignedInCaller>, 'db' | 'caller' | 'now'>;

/** What messages need from outside. */
export interface MessageNeeds {
  /** How open connections learn of what the clock does. */
  signals: Pick<Signals, 'publish'>;
  /** Changed prices of what whoever asks has at hand, told and not seen yet (PRICE-35); seen by their number, which may be none. */
  ownPriceChanges: {
    find(ctx: Asked): Promise<PriceChange | null>;
    see(ctx: Asked, noticeNo: string): Promise<void>;
  };
}
