/**
 * Runs worked examples through the engines: `node tools/run-examples.ts FILE.json`. The file is an array of
 * `{ calculator, title, inputs, outputs, tolerance: { abs } }`, `calculator` the name of a function of a front door.
 * Prints every deviation and closes with `N passed, N failed`; the exit code is 0 only where there was something and nothing failed.
 */
import { readFile } from 'node:fs/promises';
import { compareOutputs } from '../packages/engines/examples/compare.ts';

const frontDoors = ['calculators', 'sizing', 'compatibility'];

interface Example {
  calculator: string;
  title: string;
  inputs: unknown;
  outputs: Record<string, unknown>;
  tolerance: { abs: number };
}

const [file] = process.argv.slice(2);
if (file === undefined) leave('usage: node tools/run-examples.ts FILE.json');
const given = await parsedFile(file);
if (!Array.isArray(given)) leave(`${file}: not an array of examples`);
if (given.length === 0) leave(`${file}: no examples in it`);

const functions = await engineFunctions();
let failed = 0;
for (const [place, example] of given.entries()) {
  const complaints = complaintsAbout(example);
  if (complaints.length === 0) continue;
  failed += 1;
  console.log(`FAIL ${isRecord(example) ? `${text(example['calculator'])}: ${text(example['title'])}` : `example ${place + 1}`}`);
  for (const complaint of complaints) console.log(`  ${complaint}`);
}
console.log(`${given.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** What is wrong with the answer to an example, or with the example; a line each. */
function complaintsAbout(example: unknown): string[] {
  const malformed = malformedParts(example);
  if (malformed.length > 0) return [`malformed example: ${malformed.join(', ')}`];
  const { calculator, inputs, outputs, tolerance } = example as Example;
  const calculate = functions.get(calculator);
  if (calculate === undefined) return [`no function ${calculator} behind the front doors ${frontDoors.join(', ')}`];
  try {
    return compareOutputs(outputs, calculate(inputs), tolerance.abs).map(
      ({ path, expected, got }) => `${path === '' ? '(answer)' : path}: expected ${text(expected)}, got ${text(got)}`,
    );
  } catch (error) {
    return [`threw ${error instanceof Error ? error.message : String(error)}`];
  }
}

function malformedParts(example: unknown): string[] {
  if (!isRecord(example)) return ['not an object'];
  const { calculator, title, inputs, outputs, tolerance } = example;
  const abs = isRecord(tolerance) ? tolerance['abs'] : undefined;
  const parts: [string, boolean][] = [
    ['calculator', typeof calculator === 'string'],
    ['title', typeof title === 'string'],
    ['inputs', inputs !== undefined],
    ['outputs', isRecord(outputs)],
    ['tolerance.abs', typeof abs === 'number' && abs >= 0],
  ];
  return parts.filter(([, isThere]) => !isThere).map(([name]) => name);
}

/** Every function the front doors show, by name. A door that is not built yet leaves its examples unknown. */
async function engineFunctions(): Promise<Map<string, (inputs: unknown) => unknown>> {
  const doors = await Promise.all(
    frontDoors.map(async (door): Promise<Record<string, unknown>> => {
      try {
        return (await import(`@portal/engines/${door}`)) as Record<string, unknown>;
      } catch (error) {
        console.log(`front door ${door} does not open: ${error instanceof Error ? error.message : String(error)}`);
        return {};
      }
    }),
  );
  const shown = doors.flatMap((door) => Object.entries(door));
  return new Map(shown.filter((entry): entry is [string, (inputs: unknown) => unknown] => typeof entry[1] === 'function'));
}

async function parsedFile(path: string): Promise<unknown> {
  const content = await readFile(path, 'utf8').catch((error: Error) => leave(`${path}: ${error.message}`));
  try {
    return JSON.parse(content) as unknown;
  } catch (error) {
    return leave(`${path}: not JSON: ${(error as Error).message}`);
  }
}

function leave(reason: string): never {
  console.log(reason);
  process.exit(1);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value on one line, cut where it is long. */
function text(value: unknown): string {
  const whole = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return whole.length > 300 ? `${whole.slice(0, 300)} …` : whole;
}
