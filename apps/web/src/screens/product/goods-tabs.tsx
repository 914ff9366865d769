import { Anchor } from '@portal/ui';
import { LIST_PATH } from '../../features/catalog/index.ts';
import { SALES_PATH } from '../../features/content/index.ts';
import { SUITES_PATH } from '../../features/suite/index.ts';
import './goods-tabs.css';

const TABS = [
  { key: 'products', label: '单品', href: LIST_PATH },
  { key: 'suites', label: '套装', href: SUITES_PATH },
  { key: 'sales', label: '促销', href: SALES_PATH },
] as const;

/** Products one by one, in sets, or as they are promoted. */
export function GoodsTabs({ current }: { current: (typeof TABS)[number]['key'] }) {
  return (
    <nav className="c-goods-tabs" aria-label="单品、套装与促销">
      {TABS.map(({ key, label, href }) => (
        <Anchor key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {label}
        </Anchor>
      ))}
    </nav>
  );
}
