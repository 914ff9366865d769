/**
 * Compares an answer with the expected one as the CALC-12 says: numbers within the tolerance;
 * texts, booleans and nulls exactly; arrays element by element and of equal length; `errors` as a set of field and code;
 * `lines` and `additions` as a set keyed by role and attributes. Keys the expectation does not name are allowed on every level.
 */
export interface Mismatch {
  /** `groups[0].totalGB`; '' is the answer as a whole. */
  path: string;
  expected: unknown;
  /** undefined: not there. */
  got: unknown;
}

/** Every place where `got` is not what `expected` asks for; empty: it passes. `toleranceAbs`: greatest difference of a number. */
export function compareOutputs(expected: unknown, got: unknown, toleranceAbs: number): Mismatch[] {
  return compareAt('', expected, got, toleranceAbs);
}

const SETS: Readonly<Record<string, (expected: readonly unknown[], got: readonly unknown[], path: string, toleranceAbs: number) => Mismatch[]>> = {
  errors: compareErrors,
  lines: compareLines,
  additions: compareLines,
};

function compareAt(path: string, expected: unknown, got: unknown, toleranceAbs: number): Mismatch[] {
  const differs = [{ path, expected, got }];
  if (typeof expected === 'number') return typeof got === 'number' && Math.abs(expected - got) <= toleranceAbs ? [] : differs;
  if (Array.isArray(expected)) {
    if (!Array.isArray(got)) return differs;
    const asSet = SETS[/\w*$/.exec(path)?.[0] ?? ''];
    if (asSet) return asSet(expected, got, path, toleranceAbs);
    if (expected.length !== got.length) return differs;
    return expected.flatMap((item, place) => compareAt(`${path}[${place}]`, item, got[place], toleranceAbs));
  }
  if (!isRecord(expected)) return expected === got ? [] : differs;
  if (!isRecord(got)) return differs;
  return Object.entries(expected).flatMap(([key, item]) => compareAt(path === '' ? key : `${path}.${key}`, item, got[key], toleranceAbs));
}

function compareErrors(expected: readonly unknown[], got: readonly unknown[], path: string): Mismatch[] {
  const keyOf = (error: unknown) => (isRecord(error) ? `${String(error['field'])} ${String(error['code'])}` : String(error));
  const [wanted, found] = [new Set(expected.map(keyOf)), new Set(got.map(keyOf))];
  return [
    ...[...wanted].filter((error) => !found.has(error)).map((error) => ({ path, expected: error, got: undefined })),
    ...[...found].filter((error) => !wanted.has(error)).map((error) => ({ path, expected: undefined, got: error })),
  ];
}

/** Lines find each other by role and attributes, then the rest of the line is compared. */
function compareLines(expected: readonly unknown[], got: readonly unknown[], path: string, toleranceAbs: number): Mismatch[] {
  const left = [...got];
  const mismatches: Mismatch[] = [];
  // the line that asks for most chooses first: one that asks for little could take what only the other can use
  for (const line of expected.toSorted((a, b) => attributeCount(b) - attributeCount(a))) {
    const sameKey = left.filter((other) => compareAt('', keyOfLine(line), keyOfLine(other), toleranceAbs).length === 0);
    const found = sameKey.find((other) => compareAt('', line, other, toleranceAbs).length === 0) ?? sameKey[0];
    if (found === undefined) {
      mismatches.push({ path, expected: line, got: undefined });
      continue;
    }
    left.splice(left.indexOf(found), 1);
    mismatches.push(...compareAt(`${path}{${roleOf(line)}}`, line, found, toleranceAbs));
  }
  return [...mismatches, ...left.map((line) => ({ path, expected: undefined, got: line }))];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const keyOfLine = (line: unknown): unknown => (isRecord(line) ? { role: line['role'], attributes: line['attributes'] } : line);
const attributeCount = (line: unknown): number => (isRecord(line) && isRecord(line['attributes']) ? Object.keys(line['attributes']).length : 0);
const roleOf = (line: unknown): string => (isRecord(line) ? String(line['role']) : '');
