/** The portal's process: `start/portal-process.ts` reads the environment, opens the database, listens; nothing else does. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import './start/known-formats.ts';
import './start/said-environment.ts';

// React and others choose their build by it while they are loaded; left unsaid they would take the slow one
process.env['NODE_ENV'] ??= 'production';
enableCompileCache();

await import('./start/portal-process.ts');

// kept for the next start, even if this process is killed, and no longer held in this one
flushCompileCache();
