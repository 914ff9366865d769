/** Everything the browser holds of somebody, and whose it is: what is new has to say so here. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCAL_KEYS, SESSION_KEYS } from './storage.ts';

type Whose =
  /** The browser's, whoever uses it; gone with signing out. */
  | 'browser'
  /** The tab's, whoever uses it. */
  | 'tab'
  /** Kept under, or with, the name of account and identity, and given to nobody else. */
  | 'owner';

type Key = (typeof LOCAL_KEYS)[number] | (typeof SESSION_KEYS)[number];
const KEYS = new Map<Key, Whose>([
  ['token', 'browser'],
  ['jt', 'browser'],
  ['PRO_TAB_TYPE', 'browser'],
  ['calculatorHistory', 'browser'],
  ['calculatorUsage', 'browser'],
  ['calculatorBook', 'browser'],
  ['selectionDraft:', 'owner'],
  ['selectionSteps:', 'owner'],
  ['orderDraft:', 'owner'],
  ['orderSteps:', 'owner'],
  ['searchInfo', 'tab'],
  ['searchHistory', 'owner'],
  ['chunkReloadAt', 'tab'],
  ['wishBeforeSignIn', 'owner'],
  ['loginPromptsDone', 'owner'],
  ['formDraft:', 'owner'],
  // of a guest who registers, while that page is open
  ['registerPhone', 'tab'],
  // that it is wished for; the figures are asked by whoever may see them
  ['identitySwitched', 'owner'],
  // of a guest alone: joined with the list of whoever signs in, once
  ['compareList', 'tab'],
  ['sentHome', 'tab'],
  ['toldOnArrival', 'tab'],
]);

/** Of a page as long as it lives, which is as long as one identity; by file. */
const OF_THE_PAGE = new Set([
  'features/address/api.ts',
  'features/after-sale/api.ts',
  'features/calculation-book/api.ts',
  'features/cart/api.ts',
  'features/cart/model/cart-count.ts',
  'features/catalog/api.ts',
  'features/comment/api.ts',
  'features/compare/model/compare-store.ts',
  'features/coupon/api.ts',
  'features/credits/api.ts',
  'features/customer/api.ts',
  'features/design-order/quotes/join-cart.ts',
  'features/design-order/selection/components/use-kept-reader.ts',
  'features/design-order/selection/components/use-near.ts',
  'features/design-order/selection/components/use-selection-edits.ts',
  'features/design-order/selection/model/edit-history.ts',
  'features/design-order/selection/model/selection-draft.ts',
  'features/design-order/selection/model/selection-state.ts',
  'features/enterprise/api.ts',
  'features/message/api.ts',
  'features/message/live-page.ts',
  'features/order/api.ts',
  'features/private-product/api.ts',
  'features/requirement/api.ts',
  'features/feedback/api.ts',
  'features/service-order/api.ts',
  'features/seckill/api.ts',
  'features/staff/api.ts',
  'features/trade-credit/api.ts',
  'lib/identity/account-closed.ts',
  'lib/browser/held-presses.ts',
  'lib/identity/identity-changed.ts',
  'lib/identity/identity-switching.ts',
  'lib/identity/own-name.ts',
  'lib/live/own-session.ts',
  'lib/calls/read-anew.ts',
  'lib/selection/selection-count.ts',
  'lib/kept/storage.ts',
  'lib/live/unread-mail.ts',
  'screens/tool/picking-kept.ts',
]);
/** The same for everybody: places, maps, paper, the pages there are; and texts of answers, held for as long as the answer is, on the server. */
const OF_NOBODY = new Set([
  'entry.server.tsx',
  'features/region/api.ts',
  'features/order/model/typed-freight.ts',
  'features/region/map/service-map.ts',
  'lib/browser/use-printing.ts',
  'route-table.ts',
]);

const source = new URL('../..', import.meta.url);
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));
const textOf = (file: string): string => readFileSync(new URL(file, source), 'utf8');

describe('what the browser holds', () => {
  it('in its storage is whose it is said to be, key by key', () => expect([...KEYS.keys()].toSorted()).toEqual([...LOCAL_KEYS, ...SESSION_KEYS].toSorted()));

  it('in the variables of a page is known, file by file', () => {
    const holding = /^(export )?let |^(export )?const \w+(: [^=]+)? = (new (Map|Set|WeakMap)\b(?!<[^>]*>?\(\[)(?!\(\[)|createRequestKeys\()/m;
    const found = files.filter((file) => holding.test(textOf(file)));
    expect(found.toSorted()).toEqual([...OF_THE_PAGE, ...OF_NOBODY].toSorted());
  });

  it('is kept by no other means', () => {
    const other = /\b(localStorage|sessionStorage|indexedDB|caches|document\.cookie)\b/;
    expect(files.filter((file) => other.test(textOf(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')))).toEqual(['lib/kept/storage.ts']);
  });

  it('comes by calls that name whom the page is for: nothing of ours is fetched past them', () => {
    const fetching = files.filter((file) => /(?<![.\w])fetch\(/.test(textOf(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')));
    // the regions and outlines of the country are everybody's, and so is whether a script is still there
    expect(fetching.toSorted()).toEqual(['features/region/api.ts', 'features/region/map/outline-map.tsx', 'lib/browser/new-version.ts', 'lib/calls/call.ts']);
  });
});
