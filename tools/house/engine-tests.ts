import type { Tree } from './tree.ts';

/** The engines are figures that dealers sign for: ninety-one lines of tests for a hundred of them, at least. Worked examples as data count for neither. */
const ENGINES = /^packages\/engines\/.*\.ts$/;
const TEST = /\.(test|fixture)\.ts$/;
const LEAST = 0.91;

const linesOf = (read: Tree['read'], paths: readonly string[]): number => paths.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0);

export function engineTestComplaints({ paths, read }: Tree): string[] {
  const engines = paths.filter((path) => ENGINES.test(path));
  const tests = linesOf(
    read,
    engines.filter((path) => TEST.test(path)),
  );
  const source = linesOf(
    read,
    engines.filter((path) => !TEST.test(path)),
  );
  return tests >= source * LEAST
    ? []
    : [`packages/engines: ${tests} lines of tests for ${source} of rules, fewer than ${LEAST} to one: break a line and write the test that notices`];
}
