import { Anchor } from '@portal/ui';
import { LIST_PATH } from '../../features/catalog/index.ts';
import { SUITES_PATH } from '../../features/suite/index.ts';
import './goods-tabs.css';

const TABS = [
  { key: 'products', label: '单品', href: LIST_PATH },
  { key: 'suites', label: '套装', href: SUITES_PATH },
] as const;

/** Products one by one, or in sets. */
export function GoodsTabs({ current }: { current: 'products' | 'suites' }) {
  return (
    <nav className="c-goods-tabs" aria-label="单品与套装">
      {TABS.map(({ key, label, href }) => (
        <Anchor key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {label}
        </Anchor>
      ))}
    </nav>
  );
}
