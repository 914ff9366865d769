/** What is known of all suites: read at most twice a second a process, whoever asks. */
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { lately } from '../../platform/lately.ts';
import { listFamiliesInSuites } from './store.ts';

export interface Suites {
  /** Families that one on sale has a model of. */
  familiesIn(db: Db): Promise<ReadonlySet<string>>;
}

export interface SuitesNeeds {
  clock: Clock;
  settings: {
    /** Answers are checked (tests, development): then nothing is remembered. */
    checkAnswers: boolean;
  };
}

export const openSuites = ({ clock, settings }: SuitesNeeds): Suites => ({
  familiesIn: lately({ clock, everyMs: settings.checkAnswers ? 0 : 500 }, listFamiliesInSuites),
});
