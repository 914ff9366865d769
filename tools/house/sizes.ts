import type { Tree } from './tree.ts';

/**
 * How long files are: none above 400 lines, half of them at most 60, nineteen of twenty at most 200; tests, and what journeys stand on,
 * at most 500. Tables of facts and pictures apart.
 */
const SOURCE = /^(apps|packages|bench|torture|tools)\/.*\.(ts|tsx|mjs)$/;
const TEST = /^(apps|packages|e2e|bench|torture|tools)\/.*\.(test|fixture)\.tsx?$|^e2e\/.*\.m?ts$/;
const LONGEST_TEST = 500;
const FACTS = /\.(test|fixture)\.tsx?$|(^|\/)(demo|demo-world|pictures|gallery|examples|testkit)\//;
const LONGEST = 400;
const MEDIAN = 60;
const P95 = 200;

const lines = (text: string): number => text.split('\n').length - 1;

export function sizesOf({ paths, read }: Tree) {
  const sizes = paths.filter((path) => SOURCE.test(path) && !FACTS.test(path)).map((path) => ({ path, lines: lines(read(path)) }));
  const sorted = sizes.map((one) => one.lines).toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { files: sizes.length, median: at(0.5), p95: at(0.95), longest: sizes.filter((one) => one.lines > LONGEST) };
}

export function sizeComplaints(tree: Tree): string[] {
  const { median, p95, longest } = sizesOf(tree);
  const tests = tree.paths.filter((path) => TEST.test(path)).map((path) => ({ path, lines: lines(tree.read(path)) }));
  return [
    ...longest.map(({ path, lines }) => `${path}: ${lines} lines, more than ${LONGEST}: split it along a noun or a verb`),
    ...tests
      .filter((test) => test.lines > LONGEST_TEST)
      .map(({ path, lines }) => `${path}: ${lines} lines of tests, more than ${LONGEST_TEST}: split it along what it is about`),
    ...(median > MEDIAN ? [`half of the source files have more than ${MEDIAN} lines (${median})`] : []),
    ...(p95 > P95 ? [`one source file of twenty has more than ${P95} lines (${p95})`] : []),
  ];
}
