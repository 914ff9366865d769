/** The portal's colours for what the server draws itself, pages, papers and workbooks: read from the one sheet that holds them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const sheet = readFileSync(createRequire(import.meta.url).resolve('@portal/ui/tokens.css'), 'utf8');

/** `accent` gives the value of `--p-accent`. Throws at start where there is no such colour. */
export function colour(name: string): string {
  const found = new RegExp(`--p-${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
  if (found === undefined) throw new Error(`tokens.css has no colour --p-${name}`);
  return found;
}

/** As workbooks write it: `17202D`. */
export const sheetColour = (name: string): string => colour(name).slice(1).toUpperCase();
