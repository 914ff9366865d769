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
  'apps/web/src/lib',
  'packages/contract/src',
  'packages/promotions',
  'apps/console/src/features',
  'apps',
];

/** Folders of the same sub-rooms, named by one table of their own: a row a sub-room, a dash where a floor has none. */
const SUB_ROOMS = {
  section: 'Design orders',
  of: { Contract: 'packages/contract/src/design-order', Server: 'apps/server/src/modules/design-order', Web: 'apps/web/src/features/design-order' },
};

const SECTIONS: Readonly<Record<string, string>> = { Server: 'apps/server/src/', Web: '' };
/** How rows of many rooms shorten the folder they all lie in. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^(?=(?:features|screens|lib)\/)/, 'apps/web/src/'],
  [/^contract\//, 'packages/contract/src/'],
  [/^console\//, 'apps/console/src/features/'],
  [/^promotions\//, 'packages/promotions/'],
];

const lengthened = (name: string): string => SHORT.reduce((whole, [short, folder]) => whole.replace(short, folder), name);

/** The table of sub-rooms says of each floor which it has. */
function subRoomComplaints(text: string, paths: Tree['paths']): string[] {
  const table = text.split(/^## /m).find((section) => section.startsWith(SUB_ROOMS.section)) ?? '';
  const [head = [], ...rows] = table.split('\n').flatMap((line) =>
    /^\| (?!-)/.test(line)
      ? [
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ]
      : [],
  );
  return Object.entries(SUB_ROOMS.of).flatMap(([floor, folder]) => {
    const column = head.indexOf(floor);
    const named = new Set(rows.flatMap((row) => (column !== -1 && row[column] !== '–' ? [row[0]] : [])));
    const there = new Set(
      paths
        .filter((path) => path.startsWith(`${folder}/`))
        .flatMap((path) => (path.slice(folder.length + 1).split('/').length > 1 ? [path.slice(folder.length + 1).split('/')[0]] : [])),
    );
    return [
      ...[...named].filter((room) => !there.has(room)).map((room) => `${MAP}: ${folder}/${room} does not exist`),
      ...[...there].filter((room) => !named.has(room)).map((room) => `${MAP}: ${folder}/${room} is not named`),
    ];
  });
}

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
    ...subRoomComplaints(text, paths),
  ];
}
