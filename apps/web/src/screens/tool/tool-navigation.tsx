import type { SessionInfo } from '@portal/contract/account';
import type { ToolTab } from '@portal/engines/access';
import { Anchor, Badge, ButtonLink, Popover } from '@portal/ui';
import { Logo } from '../../features/shell/index.ts';
import { useSelectionCount } from '../../lib/selection-count.ts';
import type { SiteFacts } from '../../lib/server-context.ts';
import { clearPersonalStorage } from '../../lib/storage.ts';

interface ToolNavigationProps {
  tabs: readonly ToolTab[];
  path: string;
  /** Path and query: where signing in comes back to. */
  here: string;
  session: SessionInfo | null;
  site: SiteFacts;
}

/** The bar over the tools: home, the tools, and who is here (specification part 2 §2, "Tool navigation bar"). */
export function ToolNavigation({ tabs, path, here, session, site }: ToolNavigationProps) {
  const count = useSelectionCount();
  const current = currentTab(tabs, path);
  return (
    <header className="t-nav">
      <div className="t-nav__row">
        <Logo providerBrand={site.providerBrand} />
        <nav className="t-nav__tabs" aria-label="安防工具">
          {tabs.map((tab) => (
            <Anchor key={tab.id} className="t-nav__tab" href={tab.to} aria-current={tab.id === current ? 'page' : undefined}>
              {tab.title}
            </Anchor>
          ))}
        </nav>
        <div className="t-nav__side">
          {session && path !== '/tool/designOrder/selection' && (
            <Badge count={count} label="种产品在清单中">
              <ButtonLink size="small" icon="plus" href="/tool/designOrder/selection">
                开始选型
              </ButtonLink>
            </Badge>
          )}
          <Anchor className="t-nav__shop" href="/product">
            产品中心
          </Anchor>
          {session ? <AccountMenu session={session} here={here} /> : <a href={`/login?redirect=${encodeURIComponent(here)}`}>登录</a>}
        </div>
      </div>
    </header>
  );
}

/** Where a tab stands for more than the page it leads to: all ten calculators; the scenes that lead to the smart tool. */
const FURTHER_ROOTS: Partial<Record<ToolTab['id'], readonly string[]>> = {
  calculators: ['/tool/calculator'],
  intelligenceOrder: ['/tool/intelligenceOrder', '/tool/sceneSelect'],
};

/** The tab whose address is the nearest above this page; where none is, the one that leads for this person. */
function currentTab(tabs: readonly ToolTab[], path: string): ToolTab['id'] | undefined {
  const rootsOf = (tab: ToolTab): readonly string[] => FURTHER_ROOTS[tab.id] ?? [tab.to];
  const rootAbove = (tab: ToolTab) => rootsOf(tab).find((root) => path === root || path.startsWith(`${root}/`)) ?? '';
  const above = tabs.filter((tab) => rootAbove(tab) !== '').toSorted((a, b) => rootAbove(b).length - rootAbove(a).length)[0];
  return (above ?? tabs.find((tab) => tab.active))?.id;
}

function AccountMenu({ session, here }: { session: SessionInfo; here: string }) {
  const name = session.companyName || session.nickname || '个人用户';
  return (
    <Popover align="end" bare label={<span className="t-nav__account">{name}</span>}>
      <div className="t-account">
        <b>{name}</b>
        <span className="p-small">{session.phone}</span>
        <a className="p-button p-button--secondary p-button--small" href={`/logout?redirect=${encodeURIComponent(here)}`} onClick={clearPersonalStorage}>
          退出登录
        </a>
      </div>
    </Popover>
  );
}
