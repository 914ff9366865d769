import { leadsToPage, portalPagePaths } from '@portal/contract/message';
import { readFileSync } from 'node:fs';
import { toolTabs, UserType, VISITOR, type Acting } from '@portal/engines/access';
import { describe, expect, it } from 'vitest';
import { navigationFor, placesFor } from './features/shell/model/navigation.ts';
import { toolNavigationFor } from './features/shell/tool-frame/tool-navigation.ts';
import { accessWords, mayFollow, ownAddressOf, refusalHref } from './lib/page/page-access.ts';
import { leadsSomewhere, pageAt, pages, type SitePage } from './route-table.ts';

const as = (userType: UserType): Acting => ({ ...VISITOR, userType });
const everyType = Object.entries(UserType) as [keyof typeof UserType, UserType][];

describe('a page that says who may open it', () => {
  const forBuyers: SitePage = { path: 'planted', file: 'planted.tsx', frame: 'default', access: 'ordersFromDealer', title: '出货价' };

  it('is in no menu of those it refuses', () => {
    expect(mayFollow('/planted', as(UserType.FirstLevel), [forBuyers])).toBe(false);
    expect(mayFollow('/planted?tab=2', as(UserType.SecondLevel), [forBuyers])).toBe(true);
    expect(mayFollow('/planted', VISITOR, [forBuyers])).toBe(true);
    expect(mayFollow('/elsewhere', as(UserType.SecondLevel), [forBuyers])).toBe(false);
  });

  it('nor in one of those it leads home', () => {
    const certified = { ...as(UserType.SecondLevel), authStatus: 1 } as const;
    expect(mayFollow('/member/accountSetting', as(UserType.Person))).toBe(true);
    expect(mayFollow('/member/accountSetting', certified)).toBe(false);
  });

  it('names those it is for', () => {
    expect(accessWords(forBuyers.access)).toBe('个人用户、二级经销商、金牌二级经销商');
    expect(accessWords('signedIn')).toBe('登录用户');
    expect(refusalHref('/planted?tab=2')).toBe('/error?status=403&from=%2Fplanted%3Ftab%3D2');
  });

  it('does not compile without saying so', () => {
    // @ts-expect-error no access, no page
    const silent: SitePage = { path: 'planted', file: 'planted.tsx', frame: 'default', title: '出货价' };
    expect(silent.access).toBeUndefined();
  });
});

describe('a page of the account that stands in two places', () => {
  const settings = '/member/accountSetting/modPhoneAndPassword?from=message#devices';
  const dealer = { ...as(UserType.FirstLevel), authStatus: 1, enterpriseType: 1 } as const;
  const employee = { ...as(UserType.FirstLevelStaff), enterpriseType: 1 } as const;

  it('is led to where whoever follows the link has it', () => {
    expect(ownAddressOf(settings, as(UserType.Person))).toBe(settings);
    for (const acting of [dealer, employee, { ...as(UserType.Person), isMultRole: true }])
      expect(ownAddressOf(settings, acting)).toBe('/merchantCenter/modPhoneAndPassword?from=message#devices');
    expect(ownAddressOf('/member/accountSetting/address', dealer)).toBe('/merchantCenter/address');
    expect(ownAddressOf('/merchantCenter/accountSetting', as(UserType.SalesStaff))).toBe('/member/accountSetting/baseInfo');
  });

  it('stays what it is for a guest, where there is no other, and where it is no page of ours', () => {
    expect(ownAddressOf(settings, VISITOR)).toBe(settings);
    for (const address of ['/member/accountInfo', '/tool/designOrder?page=2', '/nowhere', 'https://elsewhere.example/'])
      expect(ownAddressOf(address, dealer)).toBe(address);
  });
});

describe('the table', () => {
  it('names every path once, and every title once in each centre, but for the home page and its short address', () => {
    expect(new Set(pages.map(({ path }) => path.toLowerCase())).size).toBe(pages.length);
    const centreOf = ({ frame, access }: SitePage) => (frame === 'merchant' && access === 'merchantSettings' ? frame : '');
    expect(new Set(pages.map((page) => `${centreOf(page)} ${page.title}`)).size).toBe(pages.length - 1);
  });

  it('gives each page its title: none says its own a second time, but beside what it shows', () => {
    const again = pages.filter(({ file, title }) => readFileSync(new URL(file, import.meta.url), 'utf8').includes(`windowTitle('${title}')`));
    expect(again.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
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
        ...navigationFor(as(userType), maySurvey, path),
        ...toolNavigationFor(as(userType), maySurvey, path),
        ...placesFor(as(userType), maySurvey, path),
      ]);
      const hrefs = items.flatMap((item) => [item, ...(item.children ?? [])]).flatMap(({ href }) => (href ? [href] : []));
      expect(hrefs.filter((href) => !mayFollow(href, as(userType)))).toEqual([]);
    }
  });

  it('have a page for each tab of the tools, and for each address that belongs to it', () => {
    for (const { to, roots } of toolTabs) expect([to, ...roots].filter((address) => !leadsSomewhere(address))).toEqual([]);
  });
});

it('is what the console lets banners and notices lead to (OPERATOR-19)', () => {
  const fixed = pages.map(({ path }) => `/${path}`).filter((path) => !path.includes(':'));
  expect(portalPagePaths().toSorted()).toEqual(fixed.toSorted());
  expect(['/product?keyword=a', '/Product/', '/', '/tool/calculator/nothing', '/nope/nothing', '/quote/x'].map(leadsToPage)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
