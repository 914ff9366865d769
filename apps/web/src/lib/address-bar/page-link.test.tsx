import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ServerLink } from './page-link.tsx';

/** Both kinds drawn on the page of a list. */
function drawn(href: string): { live: string; server: string } {
  const draw = (element: ReactNode): string =>
    renderToString(<RouterProvider router={createMemoryRouter([{ path: '/product', element }], { initialEntries: ['/product?page=2'] })} />);
  const rest = { className: 'p-chip', title: '摄像机 & 支架' };
  return {
    live: draw(
      <Link to={href} {...rest}>
        摄像机 {2} 款
      </Link>,
    ),
    server: draw(
      <ServerLink href={href} {...rest}>
        摄像机 {2} 款
      </ServerLink>,
    ),
  };
}

/** Attributes in whatever order, then what stands between the tags. */
const partsOf = (html: string): string[] => [...html.matchAll(/[\w-]+="[^"]*"|>[^<]*</g)].map(([part]) => part).toSorted();

describe('a link drawn on the server', () => {
  it.each(['/home', '/product', '/product?keyword=%E6%91%84&page=2', '/product/detail?id=DP00023&sku=DK1#models', '?page=3', '?keyword=%E6%9E%AA%20%E5%9E%8B'])(
    'looks as the router draws it: %s',
    (href) => {
      const { live, server } = drawn(href);
      expect(partsOf(server)).toEqual(partsOf(live));
      expect(server).toContain('data-discover="true"');
    },
  );
});
