import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What a server test would leave to the files that run after it in the same process. */
const LEFT_BEHIND =
  /\bvi\.(mock|doMock|stubEnv|stubGlobal|useFakeTimers)\b|\bprocess\.env(\.\w+|\[[^\]]+\])\s*(\?\?|\|\|)?=(?!=)|delete process\.env|process\.chdir\(/;

describe('a server test shares its process', () => {
  it.each([`vi.mock('x')`, `process.env['A'] = 'b'`, `process.env.A ??= 'b'`, `delete process.env['A']`, `process.chdir('/')`])('and may not say %s', (line) =>
    expect(line).toMatch(LEFT_BEHIND),
  );

  it('so that none leaves anything to the next', () => {
    const root = new URL('../', import.meta.url);
    const tests = ['demo-world', 'src', 'testkit'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.test.ts') && !path.endsWith('shared-process.test.ts'))
        .map((path) => `${folder}/${path}`),
    );
    expect(tests.length).toBeGreaterThan(80);
    expect(tests.filter((path) => LEFT_BEHIND.test(readFileSync(new URL(path, root), 'utf8')))).toEqual([]);
  });
});
