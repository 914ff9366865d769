import type { LinkComponent, LinkProps } from '@portal/ui';

/** Links of a pager that turns a dialog's own page instead of going anywhere. */
export const pageStep = (onTurn: (page: number) => void): LinkComponent =>
  function PageStep({ href, children, rel: _rel, ...rest }: LinkProps) {
    return (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onTurn(pageIn(href));
        }}
      >
        {children}
      </a>
    );
  };

export const pageIn = (href: string): number => Number(new URLSearchParams(href.slice(href.indexOf('?'))).get('page')) || 1;
