/** The house's own rules over all files: `node tools/house.ts` says what breaks one, and ends with 1. */
import { fileURLToPath } from 'node:url';
import { CODE, importComplaints } from './house/imports.ts';
import { lightPageComplaints } from './house/light-pages.ts';
import { castComplaints } from './house/casts.ts';
import { mapComplaints } from './house/map.ts';
import { meansComplaints } from './house/means.ts';
import { classComplaints } from './house/classes.ts';
import { decisionComplaints } from './house/decisions.ts';
import { engineTestComplaints } from './house/engine-tests.ts';
import { errorComplaints } from './house/errors.ts';
import { exportComplaints } from './house/exports.ts';
import { journeyComplaints } from './house/journeys.ts';
import { labelComplaints } from './house/labels.ts';
import { moneySignComplaints } from './house/money-sign.ts';
import { requirementComplaints } from './house/requirements.ts';
import { sizeComplaints } from './house/sizes.ts';
import { storeVerbComplaints } from './house/store-verbs.ts';
import { tableOwnerComplaints } from './house/table-owners.ts';
import { parseAll } from './house/syntax.ts';
import { treeAt } from './house/tree.ts';
import { typeNameComplaints } from './house/type-names.ts';
import { wordComplaints } from './house/words.ts';

const rules = [
  importComplaints,
  exportComplaints,
  tableOwnerComplaints,
  storeVerbComplaints,
  lightPageComplaints,
  classComplaints,
  errorComplaints,
  labelComplaints,
  moneySignComplaints,
  journeyComplaints,
  castComplaints,
  requirementComplaints,
  decisionComplaints,
  sizeComplaints,
  engineTestComplaints,
  mapComplaints,
  meansComplaints,
  wordComplaints,
  typeNameComplaints,
];

const tree = treeAt(fileURLToPath(new URL('..', import.meta.url)));
await parseAll(
  tree,
  tree.paths.filter((path) => CODE.test(path)),
);
const complaints = rules.flatMap((rule) => rule(tree));
for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
