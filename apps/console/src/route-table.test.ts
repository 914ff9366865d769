import { OPERATOR_ROLES, operatorMay } from '@portal/engines/access';
import { describe, expect, it } from 'vitest';
import { mayOpen, menuFor, pageAt, pages } from './route-table.tsx';

const addressOf = (path: string): string => `/${path.replaceAll(/:\w+/g, '101')}`;

describe('pages of the console (OPERATOR-22)', () => {
  it('have an address and a title each, of their own', () => {
    expect(new Set(pages.map(({ path }) => path.toLowerCase())).size).toBe(pages.length);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(pages.filter(({ title }) => title.trim() === '')).toEqual([]);
  });

  it.each(OPERATOR_ROLES.flatMap((role) => pages.map(({ path }) => [role, path] as const)))(
    '%s at /%s: let in or refused, by the right of that page',
    (role, path) => {
      const page = pages.find((one) => one.path === path);
      const address = addressOf(path);
      expect(pageAt(address)).toBe(page);
      expect(mayOpen(address, role)).toBe(page !== undefined && operatorMay(page.access, role));
      const entries = menuFor(role).flatMap((group) => group.entries);
      expect(entries.some((one) => one.path === address)).toBe(page?.menu !== undefined && operatorMay(page.access, role));
    },
  );

  it.each(OPERATOR_ROLES)('%s opens no address that is no page', (role) => {
    for (const address of ['/nowhere', '/certifications/1/2', '/log/1', '/comments2']) expect(mayOpen(address, role)).toBe(false);
  });

  it('opened from a list need no more than the list', () => {
    const opened = pages.filter(({ menu }) => menu === undefined);
    const listOf = (path: string) => pages.find((one) => one.menu !== undefined && one.path === path.split('/')[0]);
    expect(opened.map(({ path, access }) => `${path} ${access}`)).toEqual(opened.map(({ path }) => `${path} ${listOf(path)?.access}`));
  });

  it('are led to by the menu, narrowed to what waits', () => {
    expect(menuFor('auditor').flatMap(({ entries }) => entries.map(({ href }) => href))).toEqual(['/', '/certifications?auditStatus=10', '/enterprises']);
    expect(menuFor('administrator').flatMap(({ entries }) => entries)).toHaveLength(pages.filter(({ menu }) => menu !== undefined).length);
  });
});
