import type { Tree } from './tree.ts';

/** A decision has one number, its heading says the same, and what is cited by its number is there. */
const PAGE = /^docs\/decisions\/(\d{4})-[\w-]+\.md$/;
const CITING = /^(?:(?:apps|packages|e2e|torture|bench|deploy|docs|tools)\/.*\.(?:ts|tsx|mjs|css|sql|md)|README\.md)$/;
const CITED = /\bdecisions?(?:\/| )(\d{4})(?:(-[\w-]+)\.md)?/g;

export function decisionComplaints({ paths, read }: Tree): string[] {
  const pages = paths.flatMap((path) => {
    const number = PAGE.exec(path)?.[1];
    return number === undefined ? [] : [{ path, number }];
  });
  const known = new Set(pages.map(({ number }) => number));
  return [
    ...pages
      .filter(({ number }, place) => pages.findIndex((other) => other.number === number) !== place)
      .map(({ path, number }) => `${path}: ${number} is given twice`),
    ...pages
      .filter(({ path, number }) => !read(path).startsWith(`# ${number} `))
      .map(({ path, number }) => `${path}: its heading does not begin with ${number}`),
    ...paths
      .filter((path) => CITING.test(path) && !path.startsWith('tools/house/'))
      .flatMap((path) =>
        [...read(path).matchAll(CITED)]
          .filter(([, number = '', name]) => !known.has(number) || (name !== undefined && !paths.includes(`docs/decisions/${number}${name}.md`)))
          .map(([cited]) => `${path}: there is no ${cited}`),
      ),
  ];
}
