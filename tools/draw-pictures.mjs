/**
 * Draws the product pictures into apps/web/public/pictures: every housing as it is, and every model of the demo catalogue by
 * the name its row has for it. `--check` only compares, and ends with exit code 1 when a file is missing, differs, is left over
 * or is too heavy.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { demoCatalog } from '../apps/server/demo-world/catalog.ts';
import { coverName, demoTexts } from '../apps/server/demo-world/content.ts';
import { coverOf } from './pictures/covers.mjs';
import { drawings, svgOf } from './pictures/drawings.mjs';

const FOLDER = new URL('../apps/web/public/pictures/', import.meta.url);
const MAX_BYTES = 6144;
/** Of a cover, which shows three products at most. */
const COVER_MAX_BYTES = 18_432;

const { spus, skus, suites } = demoCatalog({ now: 0 });
const shown = skus.flatMap(({ picture, views = [] }) => (picture ? [picture, ...views.map((view) => `${picture}--${view}`)] : []));
const names = new Set([...Object.keys(drawings), ...[...spus, ...suites].map(({ picture }) => picture), ...shown]);
const products = [...names].map((name) => [`${name}.svg`, svgOf(name)]);
const covers = demoTexts.flatMap(([, texts]) => texts.map(({ contentId, cover }) => [`${coverName(contentId)}.svg`, coverOf(cover)]));
const wanted = new Map([...products, ...covers]);
const coverFiles = new Set(covers.map(([file]) => file));
const maxOf = (file) => (coverFiles.has(file) ? COVER_MAX_BYTES : MAX_BYTES);
const heavy = [...wanted].filter(([file, svg]) => Buffer.byteLength(svg) > maxOf(file)).map(([file, svg]) => `${file} ${Buffer.byteLength(svg)}`);

mkdirSync(FOLDER, { recursive: true });
const present = new Set(readdirSync(FOLDER));
const stale = [...present].filter((file) => !wanted.has(file));
const changed = [...wanted].filter(([file, svg]) => !present.has(file) || readFileSync(new URL(file, FOLDER), 'utf8') !== svg);

if (process.argv.includes('--check')) {
  const faults = [
    ...stale.map((file) => `${file}: no drawing`),
    ...changed.map(([file]) => `${file}: not up to date`),
    ...heavy.map((file) => `${file}: too heavy`),
  ];
  for (const fault of faults.slice(0, 20)) console.error(fault);
  console.log(`${wanted.size} pictures, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  for (const [file, svg] of changed) writeFileSync(new URL(file, FOLDER), svg);
  for (const file of stale) rmSync(new URL(file, FOLDER));
  const bytes = [...wanted.values()].reduce((sum, svg) => sum + svg.length, 0);
  console.log(`${wanted.size} pictures, ${changed.length} written, ${stale.length} removed, ${bytes} bytes`);
  if (heavy.length > 0) console.error(`too heavy: ${heavy.join(', ')}`);
}
