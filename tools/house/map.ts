/** docs/map.md is true: every room it names exists, every room that exists is named. */
import { posix } from 'node:path';
import type { Tree } from './tree.ts';

const MAP = 'docs/map.md';

/** Folders whose sub-folders are rooms, each of them named on the map by its path or under its section's folder. */
const FLOORS = [
  'packages',
  'packages/engines',
  'apps/server/src',
  'apps/server/src/platform',
  'apps/server/src/modules',
  'apps/web/src',
  'apps/web/src/features',
  'apps/web/src/screens',
  'packages/contract/src',
  'apps',
];

const SECTIONS: Readonly<Record<string, string>> = { Server: 'apps/server/src/', Web: '' };
/** How rows of many rooms shorten the folder they all lie in. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^(?=(?:features|screens)\/)/, 'apps/web/src/'],
  [/^contract\//, 'packages/contract/src/'],
];

const lengthened = (name: string): string => SHORT.reduce((whole, [short, folder]) => whole.replace(short, folder), name);

export function mapComplaints({ paths, read }: Tree): string[] {
  const text = read(MAP);
  const named = new Set<string>();
  let prefix = '';
  for (const line of text.split('\n')) {
    const section = /^## (\w+)/.exec(line);
    if (section) prefix = SECTIONS[section[1] ?? ''] ?? '';
    if (!line.startsWith('| `')) continue;
    const cell = line.slice(1, line.indexOf(' |', 2));
    for (const [, name = ''] of cell.matchAll(/`([^`]+)`/g)) named.add(posix.normalize(prefix + lengthened(name)).replace(/\/$/, ''));
  }
  const isThere = (name: string) => paths.some((path) => path === name || path.startsWith(`${name}/`));
  const rooms = new Set(
    FLOORS.flatMap((floor) =>
      paths
        .filter((path) => path.startsWith(`${floor}/`))
        .map((path) => path.slice(floor.length + 1).split('/'))
        .filter((parts) => parts.length > 1)
        .map(([room]) => `${floor}/${room}`),
    ),
  );
  const isNamed = (room: string) => [...named].some((name) => name === room || name.startsWith(`${room}/`));
  return [
    ...[...named].filter((name) => !isThere(name)).map((name) => `${MAP}: ${name} does not exist`),
    ...[...rooms].filter((room) => !isNamed(room)).map((room) => `${MAP}: ${room} is not named`),
  ];
}
