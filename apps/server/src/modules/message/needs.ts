import type { Signals } from '../../platform/live/signals.ts';

/** What messages need from outside. */
export interface MessageNeeds {
  /** How open connections learn of what the clock does. */
  signals: Pick<Signals, 'publish'>;
}
