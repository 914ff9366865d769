/** What a page's Content-Security-Policy lets run: our own files, and the scripts within the page that we wrote ourselves. */
import { createHash } from 'node:crypto';

export interface PolicyOptions {
  development: boolean;
  /** Origins of a licensed map service: of its script, and of what that loads. */
  foreignScripts?: readonly string[];
  /** Sheets within the page, as the policy names them: `sha256-…`. */
  ownStyles?: readonly string[];
}

/** `ownScripts` as the policy names them: `nonce-…` for a page that is made once, `sha256-…` for each script of one that is kept. */
export function contentSecurityPolicy(ownScripts: readonly string[], { development, foreignScripts = [], ownStyles = [] }: PolicyOptions): string {
  const foreign = foreignScripts.map((origin) => ` ${origin}`).join('');
  const [own, styles] = [ownScripts, ownStyles].map((sources) => sources.map((source) => ` '${source}'`).join(''));
  return [
    "default-src 'self'",
    `script-src 'self'${own}${development ? " 'unsafe-eval'" : ''}${foreign}`,
    // maps are drawn in a worker of the site's own
    `worker-src 'self'${foreign === '' ? '' : ' blob:'}`,
    // the development server places its styles as elements
    `style-src 'self'${styles}${development ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data: blob:${foreign}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}${foreign}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * A page without the nonce it was made with, for more than one answer: a nonce that is given twice can be learnt. In its place stand the
 * scripts' own hashes. Only what carries the nonce is ours; a script that came into the page in another way gets no hash and does not run.
 */
export function withoutNonce(html: string, nonce: string): { html: string; ownScripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const texts = new Set<string>();
  // by places and not by a pattern: a page is a hundred times as long as what bears the nonce
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    if (!html.startsWith('<script ', html.lastIndexOf('<', at))) continue;
    const begin = html.indexOf('>', at) + 1;
    const text = html.slice(begin, html.indexOf('</script>', begin)).replaceAll(nonce, '');
    if (text !== '') texts.add(text);
  }
  const ownScripts = [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return { html: html.replaceAll(attribute, '').replaceAll(nonce, ''), ownScripts };
}
