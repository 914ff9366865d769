import { defineConfig } from 'vitest/config';
import { thatAskBoth } from './tools/bootstrap/database-tests.mjs';

/**
 * Node 24 ends a process (SIGTRAP) when V8 runs out of the memory it optimises one function in, and the embedded database has one that takes
 * 600 MB (nodejs/node#63421). What is not optimised starts sooner besides: a test opens a database for a few statements.
 */
const execArgv = ['--liftoff-only'];
// ends what hangs; a folder of the embedded database is restored in half a minute where ten others want the processor
const timeouts = { testTimeout: 90_000, hookTimeout: 120_000 };
const long = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

// drops the databases that its processes were lent on a PostgreSQL
const DATABASES = ['apps/server/testkit/on-postgres.ts'];

export default defineConfig({
  test: {
    // a complaint that is found shows its words, not how many there are
    chaiConfig: { truncateThreshold: 600 },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/sso/src/**/*.test.{ts,tsx}',
            'apps/console/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          pool: 'forks',
          execArgv,
          maxWorkers: 2,
          isolate: false,
          // what one stubs, the next must not find
          unstubGlobals: true,
          restoreMocks: true,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: DATABASES,
          pool: 'forks',
          execArgv,
          maxWorkers: 2,
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'embedded',
          include: process.env['TEST_DATABASE_URL'] ? thatAskBoth(import.meta.dirname) : [],
          setupFiles: ['apps/server/testkit/on-embedded.ts'],
          pool: 'forks',
          execArgv,
          maxWorkers: 2,
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/shared-portal.ts'],
          pool: 'forks',
          execArgv,
          maxWorkers: 2,
          isolate: false,
          ...long,
        },
      },
      { test: { name: 'hunts', include: ['torture/**/*.test.ts'], globalSetup: DATABASES, pool: 'forks', execArgv, maxWorkers: 2, ...long } },
    ],
  },
});
