/** What runs in one process with others must leave it as it found it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const PLACES = ['packages', 'apps/web/src', 'apps/sso/src', 'apps/console/src', 'tools', 'e2e'];

/** What a test would leave to the files that run after it: a mock finds modules that are loaded already, or stays in their place. */
const faultsOf = (text: string): string[] => [
  ...(/\bvi\.(mock|doMock|stubEnv|resetModules)\(/.exec(text) ?? []).slice(0, 1),
  ...(/\bprocess\.env(\.\w+|\[[^\]]+\])\s*(\?\?|\|\|)?=(?!=)|delete process\.env|process\.chdir\(/.exec(text) ?? []).slice(0, 1),
  ...(stopsTheClock(text) ? ['vi.useFakeTimers'] : []),
];

const LETS_IT_GO = /after(Each|All)\(.*\n?.*vi\.useRealTimers\(/;
/** Each group lets its own clock go, unless the file does for all. */
function stopsTheClock(text: string): boolean {
  const [all = '', ...groups] = text.split(/^describe\(/mu);
  return !LETS_IT_GO.test(all) && [all, ...groups].some((part) => part.includes('vi.useFakeTimers(') && !LETS_IT_GO.test(part));
}

describe('a test of a unit, or a journey, shares its process', () => {
  it.each([
    `vi.mock('x')`,
    'vi.resetModules()',
    `process.env['A'] = 'b'`,
    `delete process.env.A`,
    `process.chdir('/')`,
    'beforeEach(() => vi.useFakeTimers())',
    `describe('a', () => {\n  vi.useFakeTimers();\n  afterEach(() => vi.useRealTimers());\n});\ndescribe('b', () => void vi.useFakeTimers());`,
  ])('and may not say %s', (line) => expect(faultsOf(line)).toHaveLength(1));

  it('but may stop the clock, if it lets it go', () =>
    expect(faultsOf('beforeEach(() => vi.useFakeTimers());\nafterEach(() => vi.useRealTimers());')).toEqual([]));

  it('so that none leaves anything to the next', () => {
    const tests = PLACES.flatMap((place) => readdirSync(`${root}${place}`, { recursive: true, encoding: 'utf8' }).map((path) => `${place}/${path}`)).filter(
      (path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules') && !path.endsWith('shared-process.test.ts'),
    );
    expect(tests.length).toBeGreaterThan(200);
    expect(tests.flatMap((path) => faultsOf(readFileSync(`${root}${path}`, 'utf8')).map((fault) => `${path}: ${fault}`))).toEqual([]);
  });
});
