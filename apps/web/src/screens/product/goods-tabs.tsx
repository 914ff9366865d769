import { UserType } from '@portal/engines/access';
import { Anchor } from '@portal/ui';
import { LIST_PATH } from '../../features/catalog/index.ts';
import { SALES_PATH } from '../../features/content/index.ts';
import { SUITES_PATH } from '../../features/suite/index.ts';
import { useUserType } from '../../lib/identity/use-user-type.ts';
import './goods-tabs.css';

const TABS = [
  { key: 'products', label: '单品', href: LIST_PATH },
  { key: 'suites', label: '套装', href: SUITES_PATH },
  { key: 'sales', label: '促销', href: SALES_PATH },
  { key: 'own', label: '自定义', href: `${LIST_PATH}?type=1` },
] as const;

/** Products one by one, in sets, or as they are promoted; and those of one's own, of which a guest has none. */
export function GoodsTabs({ current }: { current: (typeof TABS)[number]['key'] }) {
  const isGuest = useUserType() === UserType.Tourist;
  return (
    <nav className="c-goods-tabs" aria-label="产品种类">
      {TABS.filter(({ key }) => key !== 'own' || !isGuest).map(({ key, label, href }) => (
        <Anchor key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {label}
        </Anchor>
      ))}
    </nav>
  );
}
