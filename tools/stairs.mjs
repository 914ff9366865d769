/**
 * The order of the rooms: the one list that feeds the import lint for engines, server and web (oxlint.config.ts reads it).
 * A room may import rooms of lower steps, and on its own step only those to its left, always at the front door.
 */
export const stairs = [
  ['region', 'file', 'protocol'],
  ['account', 'enterprise', 'dealer', 'address', 'message'],
  ['catalog', 'suite', 'private-product', 'content', 'compare', 'favorite'],
  ['offer', 'coupon', 'seckill'],
  ['cart', 'payment', 'order', 'credits', 'service-order'],
  // inputs-form: on the web only, forms made from the engines' descriptions of inputs
  ['inputs-form', 'design-order', 'recommend', 'calculator', 'requirement', 'survey'],
  ['comment', 'feedback', 'aigc'],
];

/** Rooms that exist on the web only, on top of all others. */
export const webOnlyRooms = ['shell', 'login-prompts'];

export const rooms = stairs.flat();

/** The same for the rooms of packages/engines: facts and inputs below, the three engines side by side above. */
export const engineStairs = [
  ['access', 'pricing'],
  ['inputs', 'constants', 'roles'],
  ['calculators', 'sizing', 'compatibility'],
];
export const engineRooms = engineStairs.flat();

/** Rooms without a front door: each file of facts is taken by itself. */
export const openRooms = ['constants'];

/** Rooms that `room` must not import: those to its right and above. `order` is the whole stair, left to right. */
export const forbiddenFor = (room, order = rooms) => order.slice(order.indexOf(room) + 1);

/** What no file of the server imports. */
const WEB = '^@portal/ui|/apps/(web|sso)/|^(react|react-dom)(/|$)';

/**
 * Doors between packages: who may be imported by whom (units → engines → contract → server | client → features → screens).
 * Each entry: the files, a regular expression of the imports they must not make, and why.
 */
export const doors = [
  { files: ['packages/units/**'], forbid: '^@portal/|/apps/', why: 'units lie at the bottom' },
  {
    files: ['packages/engines/**'],
    forbid: '^@portal/(contract|client|ui|server|web|sso)|^(zod|react|react-dom|fastify)(/|$)|^node:',
    why: 'engines are pure rules: no wire, no screen, no I/O',
  },
  {
    files: ['packages/contract/**'],
    forbid: '^@portal/(client|ui|server|web|sso)|^(react|react-dom|fastify|drizzle-orm)(/|$)|^node:',
    why: 'the contract knows neither server nor browser',
  },
  { files: ['packages/client/**'], forbid: '^@portal/(ui|server|web|sso)|^react|^node:', why: 'the client knows the contract only' },
  { files: ['packages/ui/**'], forbid: '^@portal/|^react-router', why: 'ui holds no trade words and no fetching' },
  { files: ['apps/server/**'], forbid: WEB, why: 'server and web never import one another' },
  {
    files: ['apps/server/src/**'],
    forbid: `${WEB}|/(testkit|demo-world)/`,
    why: 'the server knows neither the web, nor its tests, nor a demo world until it is asked for one',
  },
  {
    files: ['apps/web/**', 'apps/sso/**'],
    forbid: '^@portal/server|/apps/server/|^(pg|drizzle-orm|fastify)(/|$)',
    why: 'server and web never import one another',
  },
];

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];
const doorOf = (files) => doors.find((door) => door.files.includes(files));

/** Rules of one room: its door, the rooms above and to the right, and front doors only. */
function roomRules(room, order, door, further = []) {
  const above = forbiddenFor(room, order);
  const others = order.filter((other) => other !== room && !openRooms.includes(other));
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: door.forbid, message: door.why },
          ...further,
          ...(above.length > 0 ? [{ regex: `^(\\.\\./)+(\\w+/)*(${above.join('|')})/`, message: `${room} stands below that room on the stairs` }] : []),
          {
            group: others.flatMap((other) => ['..', '../..', '../../..'].flatMap((up) => [`${up}/${other}/**`, `!${up}/${other}/index.ts`])),
            message: 'knock at the front door: index.ts',
          },
        ],
      },
    ],
  };
}

/** Overrides for oxlint: one for each door, one for each room of the engines, on the server and in `features/`. */
export function importOverrides() {
  const webRooms = [...rooms, ...webOnlyRooms];
  const noScreens = [{ regex: '/screens/', message: 'a screen introduces features, never the other way' }];
  return [
    ...doors.map(({ files, forbid, why }) => ({
      files,
      excludeFiles: TESTS,
      rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: forbid, message: why }] }] },
    })),
    ...engineRooms.map((room) => ({
      files: [`packages/engines/${room}/**`],
      excludeFiles: TESTS,
      rules: roomRules(room, engineRooms, doorOf('packages/engines/**')),
    })),
    ...rooms.map((room) => ({
      files: [`apps/server/src/modules/${room}/**`],
      excludeFiles: TESTS,
      rules: roomRules(room, rooms, doorOf('apps/server/src/**')),
    })),
    ...webRooms.map((room) => ({
      files: [`apps/web/src/features/${room}/**`],
      excludeFiles: TESTS,
      rules: roomRules(room, webRooms, doorOf('apps/web/**'), noScreens),
    })),
  ];
}
