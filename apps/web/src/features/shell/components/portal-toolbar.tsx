import type { SessionInfo } from '@portal/contract/account';
import { floatingToolbarOf, mayCall, UserType } from '@portal/engines/access';
import { BottomBar, FloatingToolbar, type ToolbarEntry } from '@portal/ui';
import { useState, type MouseEvent } from 'react';
import { RequirementType } from '@portal/contract/requirement';
import { requirementFormHref } from '../../../lib/address-bar/requirement-href.ts';
import { SELECTION_HREF } from '../../../lib/address-bar/selection-href.ts';
import { useSelectionCount } from '../../../lib/selection/selection-count.ts';
import { useUnreadMail } from '../../../lib/live/unread-mail.ts';
import { CART_PATH, useCartCount } from '../../cart/index.ts';
import { COMPARE_PATH, openCompareBar, useCompareCount } from '../../compare/index.ts';
import { useDealerDialog } from '../../dealer/index.ts';
import { MESSAGES_PATH } from '../../message/index.ts';
import { SignInDialog } from '../../../lib/identity/sign-in-dialog.tsx';
import { signInHref } from '../../../lib/address-bar/sign-in-href.ts';
import { isBuilt, type BuiltButton } from '../../../not-built.ts';
import { ownPlaceOf } from '../model/own-place.ts';
import { FEEDBACK } from '../model/top-places.ts';
import type { Viewer } from '../model/viewer.ts';
import { CodePanel } from './code-panel.tsx';
import { Identities } from './identities.tsx';
import { barTools } from './more-tools.tsx';
import { RoleHint } from './role-hint.tsx';
import { ServicePanel, SupportPanel } from './service-panel.tsx';

type Tool = Omit<ToolbarEntry, 'key' | 'label'>;

/** Where one complains or suggests; a guest is asked to sign in first (ACCESS-6). */

/** What has no sense on the very device it is for: a phone scans no code on its own screen, and is on a phone already. */
const OFF_PHONE: ReadonlySet<string> = new Set<BuiltButton>(['scanConsult', 'appDownload', 'switchIdentity']);

/** A thumb finds its place without looking: the bar of a phone is that of the goods on every page, and no place of it moves (ACCESS-14). */
const OF_THE_BAR = '/product';

/**
 * What is always within reach: the role's toolbar (ACCESS-6), of which every button does something. Below 1024 px it is the compact bar at
 * the lower edge of whoever has no bar of places there (ACCESS-14).
 */
export function PortalToolbar({ viewer, path }: { viewer: Viewer; path: string }) {
  const count = useSelectionCount();
  const compared = useCompareCount();
  const inCart = useCartCount();
  const unread = useUnreadMail() ?? 0;
  const { session, site } = viewer;
  const shop = useDealerDialog(session);
  const userType = session?.userType ?? UserType.Tourist;
  const [isAsked, setAsked] = useState(false);
  const handleFeedback = (event: MouseEvent) => {
    if (session) return;
    event.preventDefault();
    setAsked(true);
  };
  const handleCompare = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openCompareBar();
  };
  // nobody to call: no button that opens nothing
  const hasService = site.servicePhones.length > 0;
  const service: Tool | null = hasService ? { icon: 'headset', panel: <ServicePanel site={site} /> } : null;
  const tools: Record<BuiltButton, Tool | null> = {
    switchIdentity: session ? { icon: 'swap', panel: <Identities session={session} /> } : null,
    switchShop: { icon: 'shop', href: '/bindFirst', onSelect: shop.onPress },
    matchList: { icon: 'list', href: SELECTION_HREF, count },
    cart: { icon: 'cart', href: CART_PATH, count: inCart },
    compare: { icon: 'compare', href: COMPARE_PATH, count: compared, onSelect: handleCompare },
    messages: { icon: 'bell', href: MESSAGES_PATH, count: unread },
    schemeConsult: { icon: 'help', href: requirementFormHref(RequirementType.schemeConsult) },
    getScheme: { icon: 'file', href: requirementFormHref(RequirementType.getScheme) },
    projectSupport: hasService
      ? { icon: 'wrench', panel: <SupportPanel site={site} /> }
      : { icon: 'wrench', href: requirementFormHref(RequirementType.projectSupport) },
    feedback: { icon: 'feedback', href: FEEDBACK.href, onSelect: handleFeedback },
    customerService: service,
    scanConsult: hasService ? { icon: 'qr', panel: <CodePanel src="/qr-service.svg" title="扫码咨询" words="用手机扫码，直接拨打客服电话" /> } : null,
    appDownload: { icon: 'download', href: '/app-download' },
    top: { icon: 'top', parted: true, onSelect: () => window.scrollTo({ top: 0 }) },
  };
  const toolsAt = (at: string) =>
    floatingToolbarOf(userType, { path: at, isMultRole: session?.isMultRole ?? false }).flatMap(({ id, title }) => {
      const tool = isBuilt(id) ? tools[id] : null;
      return tool ? [{ ...tool, key: id, label: title }] : [];
    });
  const items = toolsAt(path);
  return (
    <>
      <FloatingToolbar items={items} />
      {session && items.some(({ key }) => key === 'switchIdentity') && <RoleHint accountNo={session.accountNo} />}
      {isAsked && <SignInDialog words={FEEDBACK.words} to={FEEDBACK.href} onClose={() => setAsked(false)} />}
      {shop.dialog}
      {!mayCall('bottomBar', userType) && <BottomBar label="快捷工具" items={barTools(toolsAt(OF_THE_BAR).filter(({ key }) => !OFF_PHONE.has(key)))} />}
    </>
  );
}

/** The phone's bottom bar, of visitors and individuals (ACCESS-14): four places. Everybody else finds them in the header's menu, and the toolbar below. */
export function PortalBottomBar({ session, here }: { session: SessionInfo | null; here: string }) {
  const count = useSelectionCount();
  if (!mayCall('bottomBar', session?.userType ?? UserType.Tourist)) return null;
  return (
    <BottomBar
      items={[
        { key: 'home', icon: 'home', label: '首页', href: '/home' },
        { key: 'products', icon: 'search', label: '产品', href: '/product' },
        { key: 'list', icon: 'list', label: '清单', href: SELECTION_HREF, count },
        session
          ? { key: 'mine', icon: 'user', label: '我的', href: ownPlaceOf(session) }
          : { key: 'login', icon: 'user', label: '登录', href: signInHref(here) },
      ]}
    />
  );
}
