import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { asFirstView, sheetsOf } from './first-view.ts';

const made =
  '<html><head><link rel="icon" href="/favicon.svg"/><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/one-A1.css"/>' +
  '<link rel="stylesheet" href="/assets/two-B2.css#"/></head><body><script type="module">import "/assets/a.js"</script></body></html>';
const texts: Readonly<Record<string, string>> = { '/assets/one-A1.css': '.a{content:"$&"}', '/assets/two-B2.css#': '.b{}' };

describe('a page for a first visitor', () => {
  it('holds its sheets in their order, its links turned off, and names no script ahead', async () => {
    const { html, ownStyles } = await asFirstView(made, async (href) => texts[href] ?? null);
    expect(html).toBe(
      '<html><head><link rel="icon" href="/favicon.svg"/><style>.a{content:"$&"}\n.b{}</style><link rel="stylesheet" href="/assets/one-A1.css" disabled=""/>' +
        '<link rel="stylesheet" href="/assets/two-B2.css#" disabled=""/></head><body><script type="module">import "/assets/a.js"</script></body></html>',
    );
    expect(ownStyles).toEqual([`sha256-${createHash('sha256').update('.a{content:"$&"}\n.b{}').digest('base64')}`]);
  });

  it.each([
    ['a sheet is gone', made, async () => null],
    ['a sheet could end its element', made, async () => '</style><script>'],
    ['there is no sheet', '<html></html>', async () => ''],
  ])('is as it was made where %s', async (_name, html, readSheet) => {
    expect(await asFirstView(html, readSheet)).toEqual({ html, ownStyles: [] });
  });

  it('takes sheets of the build alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'first-view-'));
    await mkdir(join(folder, 'build/client/assets'), { recursive: true });
    await writeFile(join(folder, 'build/client/assets/one-A1.css'), '.a{}');
    await writeFile(join(folder, 'build/client/secret.css'), 'secret');
    const read = sheetsOf(pathToFileURL(`${folder}/`));
    expect(await read('/assets/one-A1.css#')).toBe('.a{}');
    for (const href of ['/assets/../secret.css', '/secret.css', 'https://elsewhere/assets/one-A1.css', '/assets/gone.css']) expect(await read(href)).toBeNull();
    await rm(folder, { recursive: true });
  });
});
