/** Less than nothing is written by the formatter alone (`formatYuan`, `Money`): one sign everywhere, and none that is set before a sum by hand. */
import type { Tree } from './tree.ts';

const SOURCE = /^(?:apps\/\w+\/src|packages\/(?!ui\/gallery\/)[\w-]+)\/.*(?<!\.(?:test|fixture))\.tsx?$/;
/** A hyphen or a minus before a sum: `−<Money`, `-${formatYuan(`, `-{money(`, `'−' : ''}<Money`. */
const BY_HAND = /[-−](?:'(?: : '[^']*')?\})?\s*(?:<Money\b|\$?\{\s*(?:formatYuan|money)\()/gu;

export function moneySignComplaints({ paths, read }: Tree): string[] {
  return paths
    .filter((path) => SOURCE.test(path))
    .flatMap((path) => [...read(path).matchAll(BY_HAND)].map(([found]) => `${path}: ${found}: a sum below nothing is given to the formatter as it is`));
}
