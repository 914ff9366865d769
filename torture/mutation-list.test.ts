/** A file that was moved or rewritten must not take a defence's mutation along unnoticed; whether hunts bite is `npm run torture -- mutations`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hunts } from './hunts/index.ts';
import { mutations } from './mutation-list.ts';
import { standsOnce } from './mutations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('the mutations', () => {
  it.each(mutations)('$name finds what it replaces, and what must notice', (mutation) => {
    expect(standsOnce(readFileSync(join(root, mutation.file), 'utf8'), mutation.from)).toBe(true);
    if ('hunt' in mutation) expect(hunts.map(({ name }) => name)).toContain(mutation.hunt);
    else expect(existsSync(join(root, mutation.test))).toBe(true);
  });

  it('have names of their own', () => expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length));

  it('a text that is gone, or stands twice, is found out', () => {
    expect(standsOnce('a b', 'c')).toBe(false);
    expect(standsOnce('a b a', 'a')).toBe(false);
  });
});
