import type { LinkProps } from '@portal/ui';
import { PageLink } from '../../../lib/address-bar/page-link.tsx';
import { leadsSomewhere } from '../../../route-table.ts';

/** How the portal draws links: pages of ours without loading anew; signing in and out, files and foreign hosts as plain links. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const inside = (href.startsWith('?') || leadsSomewhere(href)) && !rest.target && rest.download === undefined;
  if (!inside)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <PageLink href={href} {...rest}>
      {children}
    </PageLink>
  );
}
