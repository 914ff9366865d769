import { readFileSync } from 'node:fs';
import { toolTabs, UserType } from '@portal/engines/access';
import { describe, expect, it } from 'vitest';
import { navigationFor, placesFor } from './features/shell/model/navigation.ts';
import { toolNavigationFor } from './features/shell/tool-frame/tool-navigation.ts';
import { accessWords, mayFollow, outcomeOf, refusalHref } from './lib/page-access.ts';
import { leadsSomewhere, pageAt, pages, type Page } from './route-table.ts';

const everyType = Object.entries(UserType) as [keyof typeof UserType, UserType][];

/** The matrix as far as it is built (ACCESS-8): what is one's own asks a visitor to sign in; the rest is open to everyone. */
const OF_ONES_OWN = [
  'member/accountSetting/baseInfo',
  'member/accountSetting/modPhoneAndPassword',
  'member/accountSetting',
  'tool/designOrder',
  'tool/designOrder/selection',
  'tool/designOrder/detail',
];

/** For those who order from a dealer (ACCESS-11). */
const OF_BUYERS = ['bindFirst'];
const BUYERS: readonly UserType[] = [UserType.Person, UserType.SecondLevel, UserType.GoldSecondLevel];

describe('user type by page', () => {
  it.each(everyType)('%s', (_name, userType) => {
    const outcomes = pages.map(({ path, access }) => [path, outcomeOf(access, userType)]);
    const expected = pages.map(({ path }) => {
      if (userType === UserType.Tourist) return [path, [...OF_ONES_OWN, ...OF_BUYERS].includes(path) ? 'signIn' : 'open'];
      return [path, OF_BUYERS.includes(path) && !BUYERS.includes(userType) ? 'refused' : 'open'];
    });
    expect(outcomes).toEqual(expected);
  });

  it('knows every page that asks for a session: the lists above are whole', () =>
    expect(pages.filter(({ access }) => access !== 'everyone').map(({ path }) => path)).toEqual([...OF_BUYERS, ...OF_ONES_OWN]));
});

describe('a page that says who may open it', () => {
  const forDealers: Page = { path: 'planted', file: 'planted.tsx', frame: 'default', access: [UserType.FirstLevel], title: '出货价' };

  it('refuses every other user who is signed in, and leads a visitor to the sign-on', () => {
    const outcomes = Object.fromEntries(everyType.map(([name, userType]) => [name, outcomeOf(forDealers.access, userType)]));
    const { FirstLevel, Tourist, ...others } = outcomes;
    expect([FirstLevel, Tourist]).toEqual(['open', 'signIn']);
    expect(new Set(Object.values(others))).toEqual(new Set(['refused']));
    expect(outcomeOf([], UserType.FirstLevel)).toBe('refused');
  });

  it('is in no menu of those it refuses', () => {
    expect(mayFollow('/planted', UserType.Person, [forDealers])).toBe(false);
    expect(mayFollow('/planted?tab=2', UserType.FirstLevel, [forDealers])).toBe(true);
    expect(mayFollow('/planted', UserType.Tourist, [forDealers])).toBe(true);
    expect(mayFollow('/elsewhere', UserType.FirstLevel, [forDealers])).toBe(false);
  });

  it('names those it is for', () => {
    expect(accessWords(forDealers.access)).toBe('一级经销商');
    expect(accessWords('signedIn')).toBe('登录用户');
    expect(refusalHref('/planted?tab=2')).toBe('/error?status=403&from=%2Fplanted%3Ftab%3D2');
  });

  it('does not compile without saying so', () => {
    // @ts-expect-error no access, no page
    const silent: Page = { path: 'planted', file: 'planted.tsx', frame: 'default', title: '出货价' };
    expect(silent.access).toBeUndefined();
  });
});

describe('the table', () => {
  it('names every path and title once, but for the home page and its short address', () => {
    expect(new Set(pages.map(({ path }) => path.toLowerCase())).size).toBe(pages.length);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length - 1);
  });

  it('finds the page of an address as the router does', () => {
    for (const address of ['/tool/designOrder', '/tool/designOrder/', '/TOOL/designorder?page=2', '/tool/designOrder#top'])
      expect(pageAt(address)?.path).toBe('tool/designOrder');
    expect(pageAt('/')?.path).toBe('');
    for (const address of ['tool', '/toolbox', 'https://elsewhere.example/tool', '//tool', '//tool.example', '/\\tool'])
      expect(leadsSomewhere(address)).toBe(false);
  });

  it('asks the server at each step to a page that is not for everyone: the guard stands before loaders', () => {
    const guarded = pages.filter(({ access }) => access !== 'everyone').map(({ file }) => file);
    const loads = (file: string) => /^export (?:const|async function|function) loader\b/m.test(readFileSync(new URL(file, import.meta.url), 'utf8'));
    expect(guarded.filter((file) => !loads(file))).toEqual([]);
  });
});

describe('menus', () => {
  it.each(everyType)('show %s no link that the guard refuses', (_name, userType) => {
    for (const maySurvey of [true, false]) {
      const items = ['/home', '/tool', '/product'].flatMap((path) => [
        ...navigationFor(userType, maySurvey, path),
        ...toolNavigationFor(userType, maySurvey, path),
        ...placesFor(userType, maySurvey, path),
      ]);
      const hrefs = items.flatMap((item) => [item, ...(item.children ?? [])]).flatMap(({ href }) => (href ? [href] : []));
      expect(hrefs.filter((href) => outcomeOf(pageAt(href)?.access ?? [], userType) === 'refused')).toEqual([]);
    }
  });

  it('have a page for each tab of the tools, and for each address that belongs to it', () => {
    for (const { to, roots } of toolTabs) expect([to, ...roots].filter((address) => !leadsSomewhere(address))).toEqual([]);
  });
});
