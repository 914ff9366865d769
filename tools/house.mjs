/** The house's own rules over all files: `node tools/house.mjs` says what breaks one, and ends with 1. */
import { fileURLToPath } from 'node:url';
import { mapComplaints } from './house/map.mjs';
import { requirementComplaints } from './house/requirements.mjs';
import { sizeComplaints } from './house/sizes.mjs';
import { treeAt } from './house/tree.mjs';

const rules = [requirementComplaints, sizeComplaints, mapComplaints];

const tree = treeAt(fileURLToPath(new URL('..', import.meta.url)));
const complaints = rules.flatMap((rule) => rule(tree));
for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
