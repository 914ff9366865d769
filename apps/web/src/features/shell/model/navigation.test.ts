import { UserType } from '@portal/engines/access';
import { describe, expect, it } from 'vitest';
import { leadsSomewhere } from '../../../route-table.ts';
import { navigationFor } from './navigation.ts';

describe('the main navigation of the shell', () => {
  it('shows no link that leads nowhere', () => {
    for (const userType of Object.values(UserType)) {
      const hrefs = navigationFor(userType, true, '/home')
        .flatMap((item) => [item, ...(item.children ?? [])])
        .flatMap(({ href }) => (href ? [href] : []));
      expect(hrefs.length).toBeGreaterThan(1);
      expect(hrefs.filter((href) => !leadsSomewhere(href))).toEqual([]);
    }
  });

  it('leads the design-order centre to the orders with survey permission, else to the tools', () => {
    const centre = (permission: boolean) => navigationFor(UserType.SecondLevel, permission, '/home').find(({ label }) => label === '配单中心')?.href;
    expect(centre(true)).toBe('/tool/designOrder');
    expect(centre(false)).toBe('/tool');
  });

  it('marks the area the page belongs to', () => {
    const current = (path: string) =>
      navigationFor(UserType.SecondLevel, false, path)
        .filter((item) => item.current)
        .map(({ label }) => label);
    expect(current('/')).toEqual(['首页']);
    expect(current('/product/detail')).toEqual(['全部产品']);
    expect(current('/tool/designOrder/selection')).toEqual(['配单中心']);
  });
});
