import type { LinkProps } from '@portal/ui';
import { Link, useLocation } from 'react-router';

function LiveLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}

function LiveStayingLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} preventScrollReset />;
}

function DrawnLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} data-discover="true">
      {children}
    </a>
  );
}

function DrawnHere({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return <DrawnLink {...rest} href={pathname + href} />;
}

/**
 * What the router's link draws, without what it does when it is pressed: on the server nobody presses, and a page has hundreds.
 * For addresses as the portal writes them: from the root, or `?…` of the page itself.
 */
export const ServerLink = (props: LinkProps) => (props.href.startsWith('?') ? <DrawnHere {...props} /> : <DrawnLink {...props} />);

/** A link to another page of ours, or to this one as it looks otherwise, without loading anew. */
export const PageLink = import.meta.env.SSR ? ServerLink : LiveLink;

/** The same, and the page stays where it was scrolled to. */
export const StayingLink = import.meta.env.SSR ? ServerLink : LiveStayingLink;
