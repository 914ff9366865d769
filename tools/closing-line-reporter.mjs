/** A vitest reporter that counts for the closing line of `npm test`; it writes to the file PORTAL_TEST_COUNTS names. */
import { appendFileSync } from 'node:fs';

export default class ClosingLineReporter {
  onTestRunEnd(modules, unhandledErrors) {
    let passed = 0;
    let failed = unhandledErrors.length;
    let skipped = 0;
    for (const module of modules) {
      let failedHere = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failedHere++;
        else skipped++;
      }
      // a file that does not load has no test to fail
      if (failedHere === 0 && module.state() === 'failed') failedHere = 1;
      failed += failedHere;
    }
    const path = process.env.PORTAL_TEST_COUNTS;
    if (path) appendFileSync(path, `${JSON.stringify({ passed, failed, skipped })}\n`);
  }
}
