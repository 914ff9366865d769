import type { RoleLine } from '../roles/index.ts';
import type { Issue } from './check-types.ts';
import type { Unjudged } from './unjudged.ts';

type Reported = Omit<Issue, 'subject' | 'cures' | 'shortBy' | 'lines'> & {
  shortBy?: number;
  subject?: string;
  /** What the issue is about. */
  about: readonly { place: number }[];
  /** Places given by `add`. */
  cures?: readonly number[];
};

/** What the rules have found so far, in the order in which they found it. */
export interface Findings {
  readonly issues: Issue[];
  readonly additions: RoleLine[];
  /** Places of lines and the attributes their rules had to do without. */
  readonly lacking: Map<number, Set<string>>;
  /** What no rule could judge. */
  readonly passed: Set<Unjudged>;
  report(issue: Reported): void;
  /** Proposes a product; its place among the additions. */
  add(line: RoleLine): number;
  lacks(place: number, attribute: string): void;
  /** Names what is passed over. */
  pass(what: Unjudged): void;
}

export function createFindings(): Findings {
  const issues: Issue[] = [];
  const additions: RoleLine[] = [];
  const lacking = new Map<number, Set<string>>();
  const passed = new Set<Unjudged>();
  return {
    issues,
    additions,
    lacking,
    passed,
    report({ shortBy, subject = '', about, cures = [], ...issue }) {
      issues.push({ ...issue, shortBy: shortBy ?? null, subject, lines: about.map(({ place }) => place), cures: [...cures] });
    },
    pass: (what) => void passed.add(what),
    add: (line) => additions.push(line) - 1,
    lacks(place, attribute) {
      const names = lacking.get(place);
      if (names) names.add(attribute);
      else lacking.set(place, new Set([attribute]));
    },
  };
}
