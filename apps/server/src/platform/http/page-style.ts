/** The portal's colours for the few pages that the server writes itself: read from the one sheet that holds them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const sheet = readFileSync(createRequire(import.meta.url).resolve('@portal/ui/tokens.css'), 'utf8');

/** `accent` gives the value of `--p-accent`. Throws at start where there is no such colour. */
export function colour(name: string): string {
  const found = new RegExp(`--p-${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
  if (found === undefined) throw new Error(`tokens.css has no colour --p-${name}`);
  return found;
}

/** All that such a page has of the look, before rules of its own. */
export const pageStyle = `:root{color-scheme:light;font:14px/22px "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:${colour('ink')};background:${colour('ground')}}
body{margin:0}h1{font-size:22px;line-height:32px;margin:0 0 4px;font-weight:600}p{margin:0;color:${colour('ink-2')}}
a,button{font:inherit;color:${colour('accent')};border:1px solid ${colour('line-strong')};border-radius:6px;background:${colour('surface')};padding:8px 16px;text-decoration:none;line-height:22px;cursor:pointer}
a:hover{border-color:${colour('accent')}}:focus-visible{outline:2px solid ${colour('accent')};outline-offset:2px}`;
