/** One word, one thing: of what the engines export, no two types bear the same name (docs/glossary.md). */
import type { Tree } from './tree.ts';

const ENGINE = /^packages\/engines\/.*(?<!\.(?:test|fixture))\.ts$/;
const DECLARED = /^export (?:interface|type|class|enum) (\w+)/gm;

export function typeNameComplaints({ paths, read }: Tree): string[] {
  const places = new Map<string, Set<string>>();
  for (const path of paths.filter((one) => ENGINE.test(one)))
    for (const [, name = ''] of read(path).matchAll(DECLARED)) places.set(name, (places.get(name) ?? new Set()).add(path));
  return [...places].flatMap(([name, where]) => (where.size > 1 ? [`${name} is declared in ${[...where].join(' and ')}: one word, one thing`] : []));
}
