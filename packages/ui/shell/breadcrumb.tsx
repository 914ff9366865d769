import { Anchor } from '../components/ui-context.tsx';

export interface Crumb {
  label: string;
  href?: string | undefined;
}

/** 您当前的位置: from the home page down to here; every item except the last leads to its page (SHELL-4). */
export function Breadcrumb({ crumbs, home = { label: '首页', href: '/home' } }: { crumbs: Crumb[]; home?: Crumb | undefined }) {
  const trail = [home, ...crumbs];
  return (
    <nav className="p-crumbs" aria-label="您当前的位置">
      <span className="p-crumbs__lead">您当前的位置：</span>
      <ol>
        {trail.map(({ label, href }, index) => {
          const last = index === trail.length - 1;
          return (
            <li key={`${index}${label}`}>
              {href === undefined || last ? <span aria-current={last ? 'page' : undefined}>{label}</span> : <Anchor href={href}>{label}</Anchor>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
