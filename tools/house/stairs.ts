/**
 * The order of the rooms: the one list behind the rule of imports (`imports.ts`).
 * A room may import rooms of lower steps, and on its own step only those to its left, always at the front door.
 */
const stairs = [
  // worksheet on the web only: what every import of a worksheet is drawn of
  ['region', 'file', 'worksheet', 'protocol'],
  ['operator', 'enterprise', 'dealer', 'account', 'address', 'message', 'staff'],
  ['price', 'catalog', 'suite', 'private-product', 'content', 'compare', 'favorite'],
  ['customer', 'offer', 'coupon'],
  ['cart', 'payment', 'trade-credit', 'order', 'after-sale', 'seckill', 'credits', 'share-out', 'service-order'],
  // on the web only: inputs-form, forms made from the engines' descriptions of inputs; product-choice, models for products by role, is no room of the server
  ['inputs-form', 'product-choice', 'design-order', 'recommend', 'calculator', 'calculation-book', 'requirement', 'survey'],
  ['comment', 'feedback', 'aigc', 'behavior', 'price-watch'],
];
const rooms = stairs.flat();

/** The same for the rooms of packages/engines: facts and inputs below, the three engines side by side above. */
const engineStairs = [
  ['access', 'goods', 'states', 'pricing'],
  ['inputs', 'constants', 'roles'],
  ['calculators', 'sizing', 'compatibility'],
  ['drawings', 'calculation-book', 'examples'],
];

/** Of the console: a room works on what is asked of the provider there; the board counts all, the log tells of all. */
const consoleRooms = [
  ['enterprise', 'notice', 'protocol'],
  ['goods', 'content', 'promotion'],
  ['coupon', 'payment', 'after-sale', 'seckill', 'credits', 'service-order', 'requirement'],
  ['comment', 'feedback'],
  ['waiting', 'operator'],
];

/** The sub-rooms of design-order, the same on each floor; picking, where products are found, is a page's alone. */
const designOrderRooms = ['lines', 'check', 'target', 'selection', 'picking', 'fees', 'quotes', 'quotation', 'versions', 'shares', 'imports'];

/** Shelves of the web's own ground, the lowest first. */
const shelves = ['words', 'kept', 'browser', 'address-bar', 'identity', 'calls', 'live', 'forms', 'page', 'selection', 'parts'];

/** A folder whose sub-folders are rooms. */
export interface Floor {
  folder: string;
  /** From the lowest left to the highest right. */
  order: readonly string[];
  /** What may be taken past the front door, from wherever. */
  sideDoors?: RegExp;
  /** Rooms without a front door: each file of theirs is taken by itself. */
  open?: readonly string[];
  /** The folder's own files stand above its rooms, which know none of them. */
  isRoofed?: boolean;
}

/** Sub-rooms of a room: they have no front doors among themselves, the room's own is for all others. */
const within = (folder: string, order: readonly string[]): Floor => ({ folder, order, open: order, isRoofed: true });

export const floors: readonly Floor[] = [
  { folder: 'packages/engines', order: engineStairs.flat(), open: ['constants'] },
  // core is taken file by file, so that a page loads of it what it uses
  // pages tell errors apart before the shapes are loaded
  { folder: 'packages/contract/src', order: ['core', ...rooms], open: ['core'], sideDoors: /\/(errors|limits|copy)\.ts$/ },
  // the standard taxonomy is data alone, which the demo world reads without the room around it
  { folder: 'apps/server/src/modules', order: rooms, sideDoors: /\/catalog\/taxonomy\/standard-\w+\.ts$/ },
  // on the web only, on top of all others: bars, menus, frames
  // a calculator's page loads the view of its own answer, not those of all ten; an editor reads goods without the goods pages' styles
  { folder: 'apps/web/src/features', order: [...rooms, 'shell', 'login-prompts'], sideDoors: /\/(?:calculator\/views\/|catalog\/queries\.ts$)/ },
  { folder: 'apps/console/src/features', order: consoleRooms.flat() },
  // the reason asked for before something is taken back lies below what is taken back
  { folder: 'packages/promotions', order: ['reason', 'banner', 'coupon', 'seckill'] },
  within('apps/web/src/lib', shelves),
  ...['packages/contract/src', 'apps/server/src/modules', 'apps/web/src/features'].map((floor) => within(`${floor}/design-order`, designOrderRooms)),
];

/** Two floors of one stair: what a room of the upper one takes from the lower one is of its own step or below. */
export interface Crossing {
  above: Pick<Floor, 'folder'>;
  below: Pick<Floor, 'folder'>;
  order: readonly string[];
}

/** A room of the server answers no other's calls, and one of the web says and asks what is of its own step or below; screens ask whatever their users do there. */
export const crossings: readonly Crossing[] = [
  { above: { folder: 'apps/server/src/modules' }, below: { folder: 'packages/contract/src' }, order: ['core', ...rooms] },
  { above: { folder: 'apps/web/src/features' }, below: { folder: 'packages/contract/src' }, order: ['core', ...rooms, 'shell', 'login-prompts'] },
];

/** Who may not import what: files by their folders; what they import as a path of ours, or as a package or a module of Node. */
export interface Door {
  of: RegExp;
  forbids: RegExp;
  /** What is loaded by `import()` may pass. */
  allowsLater?: boolean;
  why: string;
}

export const doors: readonly Door[] = [
  { of: /^packages\/units\//, forbids: /^packages\/(?!units\/)|^apps\//, why: 'units lie at the bottom' },
  {
    of: /^packages\/engines\//,
    forbids: /^packages\/(contract|client|ui)\/|^apps\/|^(zod|react|react-dom|fastify)(\/|$)|^node:/,
    why: 'engines are pure rules: no wire, no screen, no I/O',
  },
  {
    of: /^packages\/contract\//,
    forbids: /^packages\/(client|ui)\/|^apps\/|^(react|react-dom|fastify|drizzle-orm)(\/|$)|^node:/,
    why: 'the contract knows neither server nor browser',
  },
  { of: /^packages\/client\//, forbids: /^packages\/ui\/|^apps\/|^react|^node:/, why: 'the client knows the contract only' },
  { of: /^packages\/ui\//, forbids: /^packages\/(?!ui\/|units\/)|^apps\/|^react-router/, why: 'ui knows units alone: no trade words, no fetching' },
  {
    of: /^packages\/promotions\//,
    forbids: /^apps\/|^react-router|^node:/,
    why: 'what both sites ask about promotions is given its calls: it knows neither site',
  },
  { of: /^packages\/(units|engines|contract|client|ui)\//, forbids: /^packages\/promotions\//, why: 'promotions lie above all other packages' },
  {
    of: /^apps\/server\//,
    // colours are data
    forbids: /^packages\/(ui\/(?!styles\/tokens\.css$)|promotions\/)|^apps\/(web|sso|console)\/|^(react|react-dom)(\/|$)/,
    why: 'server and web never import one another',
  },
  { of: /^apps\/server\/src\//, forbids: /^apps\/server\/testkit\//, why: 'the server does not know what its tests stand on' },
  {
    of: /^apps\/server\/src\//,
    forbids: /^apps\/server\/demo-world\//,
    allowsLater: true,
    why: 'the server holds no demo world until it is asked for one',
  },
  { of: /^apps\/server\/src\/platform\//, forbids: /^apps\/server\/src\/(?!platform\/)/, why: 'the platform knows no rooms' },
  { of: /^apps\/server\/src\/modules\//, forbids: /^apps\/server\/src\/(?!platform\/|modules\/)/, why: 'rooms know neither the app nor its start' },
  { of: /^apps\/(web|sso|console)\//, forbids: /^apps\/server\/|^(pg|drizzle-orm|fastify)(\/|$)/, why: 'server and web never import one another' },
  { of: /^apps\/web\//, forbids: /^apps\/(sso|console)\//, why: 'sites of their own' },
  { of: /^apps\/sso\//, forbids: /^apps\/(web|console)\//, why: 'sites of their own' },
  { of: /^apps\/console\//, forbids: /^apps\/(web|sso)\//, why: 'sites of their own' },
  { of: /^apps\/(web|console)\/src\/features\//, forbids: /^apps\/(web|console)\/src\/screens\//, why: 'a screen introduces features, never the other way' },
  { of: /^apps\/(web|console)\/src\/lib\//, forbids: /^apps\/(web|console)\/src\/(features|screens)\//, why: 'lib lies below the features' },
  { of: /^(packages|apps)\//, forbids: /^(tools|e2e|torture|bench)\//, why: 'the product does not lean on its tools' },
];
