/** The house's own rules over all files: `node tools/house.ts` says what breaks one, and ends with 1. */
import { fileURLToPath } from 'node:url';
import { importComplaints } from './house/imports.ts';
import { mapComplaints } from './house/map.ts';
import { errorComplaints } from './house/errors.ts';
import { requirementComplaints } from './house/requirements.ts';
import { sizeComplaints } from './house/sizes.ts';
import { treeAt } from './house/tree.ts';
import { wordComplaints } from './house/words.ts';

const rules = [importComplaints, errorComplaints, requirementComplaints, sizeComplaints, mapComplaints, wordComplaints];

const tree = treeAt(fileURLToPath(new URL('..', import.meta.url)));
const complaints = rules.flatMap((rule) => rule(tree));
for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
