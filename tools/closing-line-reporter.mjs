/** A vitest reporter that counts for the closing lines of `npm test` and names what failed; it writes to the file PORTAL_TEST_COUNTS names. */
import { appendFileSync } from 'node:fs';

export default class ClosingLineReporter {
  onTestRunEnd(modules, unhandledErrors) {
    let passed = 0;
    let failed = unhandledErrors.length;
    let skipped = 0;
    const failures = unhandledErrors.map((error) => `outside of a test: ${firstLinesOf(error.message)}${originOf(error)}`);
    for (const module of modules) {
      let failedHere = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') {
          failedHere++;
          failures.push(`${module.relativeModuleId} > ${test.fullName}: ${withCause(test.result().errors[0])}`);
        } else skipped++;
      }
      // a file that does not load has no test to fail
      if (failedHere === 0 && module.state() === 'failed') {
        failedHere = 1;
        failures.push(`${module.relativeModuleId}: ${withCause(module.errors()[0])}`);
      }
      failed += failedHere;
    }
    const path = process.env.PORTAL_TEST_COUNTS;
    if (path) appendFileSync(path, `${JSON.stringify({ passed, failed, skipped, failures, seconds: modules.map(secondsOf) })}\n`);
  }
}

/** Of a file's tests and of loading it, by the clock. */
function secondsOf(module) {
  const { duration, collectDuration } = module.diagnostic();
  return { project: module.project.name, file: module.relativeModuleId, tests: duration / 1000, loading: collectDuration / 1000 };
}

/** The file that ran meanwhile and where the error was made, as far as they are known: nobody waited for a promise there. */
function originOf({ VITEST_TEST_PATH: path, stack = '', cause }) {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node_modules|node:|<anonymous>/.test(line));
  const said = cause?.message ? [`by: ${firstLinesOf(cause.message)}`] : [];
  return [...said, ...(path ? [`while ${path} ran`] : []), ...frames.slice(0, 6).map((line) => line.trim())].map((line) => `\n    ${line}`).join('');
}

/** A statement that failed says what it was, and only its cause why. */
const withCause = ({ message, cause } = {}) => `${firstLinesOf(message)}${cause?.message ? `\n    by: ${firstLinesOf(cause.message)}` : ''}`;

/** Enough of a message to know the failure by, where many lines stand above it. */
function firstLinesOf(message = '') {
  return message.split('\n').slice(0, 6).join('\n    ').slice(0, 800);
}
