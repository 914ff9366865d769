/** What the platform itself does by the clock; a room declares its own jobs in its `room.ts`. */
import { analyseDatabase } from '../db/analyse.ts';
import type { Database } from '../db/database.ts';
import { forgetAnswers } from '../http/idempotency.ts';
import type { Job } from './job.ts';

const forgetOldAnswers: Job = { name: 'forget-answers', cron: '9 * * * *', run: ({ database, now }) => forgetAnswers(database.db, now) };

// the embedded database has no autovacuum: statistics for its planner, and the marks that tell a table cut short
const analyseNightly: Job = { name: 'tend-database', cron: '37 3 * * *', run: ({ database }) => analyseDatabase(database) };

export const platformJobs = (kind: Database['kind']): readonly Job[] => (kind === 'embedded' ? [forgetOldAnswers, analyseNightly] : [forgetOldAnswers]);
