import { defineConfig } from 'oxlint';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'import/no-self-import': 'error',
    'no-console': 'error',
    'no-eval': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    eqeqeq: ['error', 'always'],
    // the automatic JSX runtime
    'react/react-in-jsx-scope': 'off',
    // numbered SQL and named side effects are imported on purpose
    'import/no-unassigned-import': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect.poll', 'fc.assert'] }],
    // vitest takes a second argument that says which case failed
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // walks over endpoints ask of each what fits its kind
    'vitest/no-conditional-expect': 'off',
    'no-await-in-loop': 'off',
    // message ports of threads, not windows
    'unicorn/require-post-message-target-origin': 'off',
    // control characters are refused on purpose
    'no-control-regex': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
  },
  overrides: [
    {
      files: [
        'tools/**',
        'apps/server/src/main.ts',
        'apps/server/src/start/**',
        'apps/server/src/commands/import-catalog.ts',
        'apps/server/src/commands/backup.ts',
        'apps/server/src/commands/notice.ts',
        'apps/server/src/commands/restore.ts',
        'apps/server/src/commands/operator-account.ts',
        'apps/web/src/entry.server.tsx',
        '**/*.bench.ts',
        'e2e/**',
        'bench/**',
        'torture/**',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
  ignorePatterns: ['**/build/**', '**/dist/**', '**/.react-router/**', 'apps/server/src/modules/region/data/**'],
});
