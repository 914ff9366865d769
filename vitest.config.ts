import { defineConfig } from 'vitest/config';

const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}', 'apps/sso/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          ...timeouts,
        },
      },
      { test: { name: 'server', include: ['apps/server/**/*.test.ts'], pool: 'forks', maxWorkers: 2, ...timeouts } },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts', 'torture/**/*.test.ts'],
          pool: 'forks',
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
