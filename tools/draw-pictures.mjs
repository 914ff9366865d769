/**
 * Draws the product pictures: one SVG per housing type into apps/web/public/pictures. `--check` only compares, and ends with
 * exit code 1 when a file is missing, differs or is left over.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cameras } from './pictures/cameras.mjs';
import { entrances } from './pictures/entrances.mjs';
import { network } from './pictures/network.mjs';
import { recorders } from './pictures/recorders.mjs';
import { surroundings } from './pictures/surroundings.mjs';
import { picture } from './pictures/kit.mjs';

const FOLDER = new URL('../apps/web/public/pictures/', import.meta.url);
const MAX_BYTES = 6144;

const drawings = { ...cameras, ...recorders, ...network, ...entrances, ...surroundings };
const wanted = new Map(Object.entries(drawings).map(([name, draw]) => [`${name}.svg`, picture(name, draw)]));
const heavy = [...wanted].filter(([, svg]) => Buffer.byteLength(svg) > MAX_BYTES).map(([file, svg]) => `${file} ${Buffer.byteLength(svg)}`);

mkdirSync(FOLDER, { recursive: true });
const present = readdirSync(FOLDER);
const stale = present.filter((file) => !wanted.has(file));
const changed = [...wanted].filter(([file, svg]) => !present.includes(file) || readFileSync(new URL(file, FOLDER), 'utf8') !== svg);

if (process.argv.includes('--check')) {
  const faults = [
    ...stale.map((file) => `${file}: no drawing`),
    ...changed.map(([file]) => `${file}: not up to date`),
    ...heavy.map((file) => `${file}: above ${MAX_BYTES} bytes`),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`${wanted.size} pictures, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  for (const [file, svg] of changed) writeFileSync(new URL(file, FOLDER), svg);
  for (const file of stale) rmSync(new URL(file, FOLDER));
  console.log(
    `${wanted.size} pictures, ${changed.length} written, ${stale.length} removed, ${[...wanted.values()].reduce((sum, svg) => sum + svg.length, 0)} bytes`,
  );
  if (heavy.length > 0) console.error(`above ${MAX_BYTES} bytes: ${heavy.join(', ')}`);
}
