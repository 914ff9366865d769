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
const text = '.a{content:"$&"}\n.b{}';
const sheets = { element: Buffer.from(`<style>${text}</style>`), hash: 'sha256-of-both' };

describe('a page for a first visitor', () => {
  it('holds its sheets in their order, its links turned off, and names no script ahead', async () => {
    let asked: readonly string[] = [];
    const { bytes, ownStyles } = await asFirstView(made, async (hrefs) => ((asked = hrefs), sheets));
    expect(String(bytes)).toBe(
      '<html><head><link rel="icon" href="/favicon.svg"/><style>.a{content:"$&"}\n.b{}</style><link rel="stylesheet" href="/assets/one-A1.css" disabled=""/>' +
        '<link rel="stylesheet" href="/assets/two-B2.css#" disabled=""/></head><body><script type="module">import "/assets/a.js"</script></body></html>',
    );
    expect(asked).toEqual(['/assets/one-A1.css', '/assets/two-B2.css#']);
    expect(ownStyles).toEqual(['sha256-of-both']);
  });

  it.each([
    ['its sheets cannot be had', made, async () => null],
    ['there is no sheet', '<html>页</html>', async () => sheets],
  ])('is as it was made where %s', async (_name, html, readSheets) => {
    expect(await asFirstView(html, readSheets)).toEqual({ bytes: Buffer.from(html), ownStyles: [] });
  });

  it('takes sheets of the build alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'first-view-'));
    await mkdir(join(folder, 'build/client/assets'), { recursive: true });
    await writeFile(join(folder, 'build/client/assets/one-A1.css'), '.a{}');
    await writeFile(join(folder, 'build/client/assets/two-B2.css'), '.b{}');
    await writeFile(join(folder, 'build/client/assets/bad-C3.css'), '</style><script>');
    await writeFile(join(folder, 'build/client/secret.css'), 'secret');
    const read = sheetsOf(pathToFileURL(`${folder}/`));
    const both = await read(['/assets/one-A1.css', '/assets/two-B2.css#']);
    expect(both).toEqual({ element: Buffer.from('<style>.a{}\n.b{}</style>'), hash: `sha256-${createHash('sha256').update('.a{}\n.b{}').digest('base64')}` });
    expect(await read(['/assets/one-A1.css', '/assets/two-B2.css#'])).toBe(both);
    for (const href of ['/assets/../secret.css', '/secret.css', 'https://elsewhere/assets/one-A1.css', '/assets/gone.css', '/assets/bad-C3.css'])
      expect([href, await read(['/assets/one-A1.css', href])]).toEqual([href, null]);
    await rm(folder, { recursive: true });
  });
});
