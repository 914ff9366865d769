import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const server = fileURLToPath(new URL('../apps/server/src', import.meta.url));
const manual = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');

const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
  .map((name) => readFileSync(join(server, name), 'utf8'));

/** What a log says at warning or above: the text in quotes nearest after the call. */
const lines = sources.flatMap((text) =>
  [...text.matchAll(/\b[lL]og(?:ger)?\??\.(?:warn|error|fatal)\(([^]{0,300})/g)].map(
    ([, after = '']) => /^[^;]*?'([^']+)'/.exec(after)?.[1] ?? after.slice(0, 80),
  ),
);
const deaths = sources.flatMap((text) => [...text.matchAll(/\bdie\(.*, '([^']+)'\)/g)].map(([, message = '']) => message));
const metrics = sources.flatMap((text) => [...text.matchAll(/new (?:Histogram|Counter|Gauge)\(\{\s*name: '(\w+)'/g)].map(([, name = '']) => name));

describe('the operator’s manual', () => {
  it('explains every line a log may hold at warning or above', () => {
    expect(lines.length).toBeGreaterThan(15);
    // the one call without a text of its own ends the process; its texts are those of `die`
    const said = [...lines.filter((line) => !line.includes('message)')), ...deaths];
    expect(said.filter((line) => !manual.includes(`\`${line}\``))).toEqual([]);
    expect(deaths).toHaveLength(3);
  });

  it('explains every metric of our own', () => {
    expect(metrics.length).toBeGreaterThan(0);
    expect(metrics.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  });
});
