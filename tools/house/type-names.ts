/** One word, one thing: of all that the product exports, no two types bear the same name (docs/glossary.md). */
import type { Tree } from './tree.ts';

const SOURCE =
  /^(?:packages\/(?!ui\/gallery\/)|apps\/(?:server\/(?:src|demo-world|testkit)|web\/src|sso\/src|console\/src)\/).*(?<!\.(?:test|fixture|d))\.tsx?$/;
const DECLARED = /^export (?:declare )?(?:interface|type|(?:abstract )?class|enum) (\w+)/gm;

/** Where one thing is declared twice: the engine's type, and the schema by which the same thing travels. */
const TRAVELLING: Readonly<Record<string, readonly [rule: string, wire: string]>> = {
  FeeFormula: ['packages/engines/pricing/fees.ts', 'packages/contract/src/design-order/fees/shapes.ts'],
  MandatoryItem: ['packages/engines/compatibility/read-lines.ts', 'packages/contract/src/design-order/check/shapes.ts'],
  RecommendedLine: ['packages/engines/sizing/recommend.ts', 'packages/contract/src/recommend/shapes.ts'],
  RecommendedTier: ['packages/engines/sizing/recommend.ts', 'packages/contract/src/recommend/shapes.ts'],
  RoleAttribute: ['packages/engines/roles/role-line.ts', 'packages/contract/src/catalog/role-line.ts'],
  RoleLine: ['packages/engines/roles/role-line.ts', 'packages/contract/src/catalog/role-line.ts'],
};

export function typeNameComplaints({ paths, read }: Tree): string[] {
  const places = new Map<string, Set<string>>();
  for (const path of paths.filter((one) => SOURCE.test(one)))
    for (const [, name = ''] of read(path).matchAll(DECLARED)) places.set(name, (places.get(name) ?? new Set()).add(path));
  const isOneThing = (name: string, where: ReadonlySet<string>): boolean => where.size === 2 && (TRAVELLING[name]?.every((path) => where.has(path)) ?? false);
  return [
    ...[...places].flatMap(([name, where]) =>
      where.size > 1 && !isOneThing(name, where) ? [`${name} is declared in ${[...where].join(' and ')}: one word, one thing`] : [],
    ),
    ...Object.entries(TRAVELLING).flatMap(([name, where]) =>
      where.every((path) => paths.includes(path)) && !where.every((path) => places.get(name)?.has(path))
        ? [`tools/house/type-names.ts: ${name} is no longer declared in ${where.join(' and ')}`]
        : [],
    ),
  ];
}
