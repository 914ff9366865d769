import type { HotWord } from '@portal/contract/catalog';
import type { Industry } from '@portal/contract/content';
import { dealerBindingOf, VISITOR } from '@portal/engines/access';
import { Badge, ButtonLink, Icon, MainNavigation, PhoneMenu, SiteHeader } from '@portal/ui';
import { laterPart } from '../../../lib/page/later-part.tsx';
import { useSelectionCount } from '../../../lib/selection/selection-count.ts';
import { UnreadLink } from '../../message/index.ts';
import { SELECTION_HREF } from '../../../lib/address-bar/selection-href.ts';
import { navigationFor, placesFor } from '../model/navigation.ts';
import type { Viewer } from '../model/viewer.ts';
import { toolNavigationFor } from '../tool-frame/tool-navigation.ts';
import { AccountMenu, AccountRows } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { PortalSearch } from './portal-search.tsx';
import { useUnboundPrompt } from './use-unbound-prompt.tsx';
import './portal-header.css';

// whom one orders from stands among the tools only, and for some
const HeaderDealer = laterPart(async () => (await import('./header-dealer.tsx')).HeaderDealer);

const PICKING = '/tool/designOrder/selection';

interface HeaderProps {
  viewer: Viewer;
  /** Path and query of the page: where signing in comes back to. */
  here: string;
  path: string;
  hotWords?: readonly HotWord[] | undefined;
  keywords?: readonly string[] | undefined;
  /** What the solution gallery opens to. */
  industries?: readonly Industry[] | undefined;
}

/** The one row of every page, portal and tools alike: logo, navigation, search, list, and who is here. */
export function PortalHeader({ viewer, here, path, hotWords = [], keywords = [], industries = [] }: HeaderProps) {
  const { session, site } = viewer;
  const acting = session ?? VISITOR;
  const maySurvey = session?.surveyPermission ?? false;
  const listCount = useSelectionCount();
  const { onUnbound, prompt } = useUnboundPrompt(session);
  const isTool = path === '/tool' || path.startsWith('/tool/');
  return (
    <SiteHeader
      menu={
        <PhoneMenu
          items={placesFor(acting, maySurvey, path, onUnbound, listCount, industries)}
          foot={<AccountRows viewer={viewer} here={here} sheetAt={path} />}
        />
      }
      logo={<Logo providerBrand={site.providerBrand} />}
      navigation={
        <MainNavigation
          label={isTool ? '安防工具' : '主导航'}
          items={isTool ? toolNavigationFor(acting, maySurvey, path, listCount) : navigationFor(acting, maySurvey, path, onUnbound, industries)}
        />
      }
      search={
        hasNoSearch(path) ? undefined : (
          <PortalSearch hotWords={hotWords} keywords={keywords} owner={session ? `${session.accountNo}/${session.merchantNo}` : ''} />
        )
      }
      actions={
        <>
          {session && isTool && dealerBindingOf(session.userType, session.hasBindFirstDistributor) !== 'none' && <HeaderDealer session={session} />}
          {session && path !== PICKING && (
            <SelectionLink count={listCount} {...(isTool ? { label: '开始选型', href: PICKING, isCounted: true } : { label: '清单', href: SELECTION_HREF })} />
          )}
          {session && <UnreadLink />}
          <AccountMenu viewer={viewer} here={here} />
          {prompt}
        </>
      }
    />
  );
}

/** Global search is hidden under the tools and under /test (SHELL-1). */
const hasNoSearch = (path: string): boolean => /^\/(?:tool|test)(?:\/|$)/.test(path);

/** The badge stands here and not on the selection page (PICK-9); not a second time beside a tab that counts (ACCESS-7). */
function SelectionLink({ label, href, count, isCounted = false }: { label: string; href: string; count: number; isCounted?: boolean }) {
  return (
    <ButtonLink href={href} className={isCounted ? 's-list-link s-list-link--counted' : 's-list-link'} data-fly-target="selection">
      <span aria-hidden="true">
        <Badge count={count}>
          <Icon name="list" />
        </Badge>
      </span>
      <span className="s-list-link__word">{label}</span>
      <span className="p-hidden">，清单中有 {count} 种产品</span>
    </ButtonLink>
  );
}
