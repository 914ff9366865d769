import type { LinkProps } from '@portal/ui';
import { Link } from 'react-router';

/** How the console draws links: its own pages without loading anew. */
export function ConsoleLink({ href, children, ...rest }: LinkProps) {
  if (rest.target)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
