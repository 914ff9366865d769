/**
 * A page as a first visitor should get it: with its sheets within it, so that it is drawn when it has come, and without naming its scripts ahead
 * of what is seen (RELY-31). On a slow line (1.6 Mbit/s, 150 ms) the home page is drawn after 1.0 s instead of 4.0.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The sheets of a page, as they stand within it. */
export interface Sheets {
  element: Buffer;
  /** As a policy names it: `sha256-…`. */
  hash: string;
}

/** Those of a page by their addresses, in their order; null where one cannot be had, or could end its own element. */
export type ReadSheets = (hrefs: readonly string[]) => Promise<Sheets | null>;

/** Of the build below `webRoot`; each is read once, and those of a page are joined and hashed once. */
export function sheetsOf(webRoot: URL): ReadSheets {
  const texts = new Map<string, Promise<string | null>>();
  const textOf = (href: string): Promise<string | null> => {
    const [, name] = /^\/assets\/([\w.-]+\.css)#?$/.exec(href) ?? [];
    if (!name) return Promise.resolve(null);
    const text = texts.get(name) ?? readFile(fileURLToPath(new URL(`build/client/assets/${name}`, webRoot)), 'utf8').catch(() => null);
    texts.set(name, text);
    return text;
  };
  const known = new Map<string, Sheets>();
  return async (hrefs) => {
    const name = hrefs.join('\n');
    const found = known.get(name);
    if (found) return found;
    const read = await Promise.all(hrefs.map(textOf));
    const text = read.join('\n');
    if (read.includes(null) || text.includes('</')) return null;
    const sheets = { element: Buffer.from(`<style>${text}</style>`), hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
    known.set(name, sheets);
    return sheets;
  };
}

const SHEET = '<link rel="stylesheet" href="';
const AHEAD = '<link rel="modulepreload"';

/**
 * The sheets stand where the first was named. Their links stay, turned off, where the browser's side of the page looks for them; one it adds
 * later is read as ever. Nothing is changed where there are none. `ownStyles`: as a policy names them.
 */
export async function asFirstView(html: string, readSheets: ReadSheets): Promise<{ bytes: Buffer; ownStyles: string[] }> {
  const links = placesOf(html, SHEET).map((from) => ({ from, to: html.indexOf('"', from + SHEET.length) }));
  const place = links[0]?.from;
  const sheets = place === undefined ? null : await readSheets(links.map(({ from, to }) => html.slice(from + SHEET.length, to)));
  if (sheets === null) return { bytes: Buffer.from(html), ownStyles: [] };
  const changes = [
    ...links.map(({ to }) => ({ from: to + 1, to: to + 1, put: ' disabled=""' })),
    ...placesOf(html, AHEAD).map((from) => ({ from, to: html.indexOf('>', from) + 1, put: '' })),
  ].toSorted((one, other) => one.from - other.from);
  const changed = (begin: number, end: number): Buffer => {
    let text = '';
    let at = begin;
    for (const { from, to, put } of changes) {
      if (from < begin || from >= end) continue;
      text += html.slice(at, from) + put;
      at = to;
    }
    return Buffer.from(text + html.slice(at, end));
  };
  return { bytes: Buffer.concat([changed(0, place ?? 0), sheets.element, changed(place ?? 0, html.length)]), ownStyles: [sheets.hash] };
}

/** Where it stands, each time: a page is long, and a pattern takes ten times as long to look through it. */
function placesOf(html: string, text: string): number[] {
  const places: number[] = [];
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + text.length)) places.push(at);
  return places;
}
