import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;

describe('the first fault of a form', () => {
  it('is shown in one way by all of them: a frame later it is not sure to be drawn', () => {
    const others = globSync('**/*.tsx', { cwd: root }).filter((file) =>
      /requestAnimationFrame\([^\n]*aria-invalid/.test(readFileSync(`${root}/${file}`, 'utf8')),
    );
    expect(others).toEqual([]);
  });
});
