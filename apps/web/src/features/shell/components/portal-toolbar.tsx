import { floatingToolbarOf, UserType } from '@portal/engines/access';
import { BottomBar, Dialog, FloatingToolbar, type ToolbarItem } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { isBuilt, type BuiltButton } from '../../../not-built.ts';
import { useSelectionCount } from '../../../lib/selection-count.ts';
import { useUnreadMail } from '../../../lib/unread-mail.ts';
import { MESSAGES_PATH } from '../../message/index.ts';
import { signInHref } from '../../../lib/sign-in-href.ts';
import type { Viewer } from '../model/viewer.ts';
import { dialOf, SERVICE_HOURS } from './portal-footer.tsx';

/** What is always within reach: of the role's toolbar, the tools that do something today. */
export function PortalToolbar({ viewer, path }: { viewer: Viewer; path: string }) {
  const [asking, setAsking] = useState(false);
  const count = useSelectionCount();
  const userType = viewer.session?.userType ?? UserType.Tourist;
  const askService = { icon: 'headset', onSelect: () => setAsking(true) } as const;
  // nobody to call: no button that leads to an empty dialog
  const service = viewer.site.servicePhones.length > 0 ? askService : null;
  const actions: Record<BuiltButton, Omit<ToolbarItem, 'key' | 'label'> | null> = {
    matchList: { icon: 'list', href: '/tool/designOrder/selection', count },
    messages: { icon: 'bell', href: MESSAGES_PATH, count: useUnreadMail() ?? 0 },
    projectSupport: service,
    customerService: service,
    top: { icon: 'top', parted: true, onSelect: () => window.scrollTo({ top: 0 }) },
  };
  const items = floatingToolbarOf(userType, { path, isMultRole: viewer.session?.isMultRole ?? false }).flatMap(({ id, title }) => {
    const action = isBuilt(id) ? actions[id] : null;
    return action ? [{ ...action, key: id, label: id === 'matchList' ? '清单' : title }] : [];
  });
  return (
    <>
      <FloatingToolbar items={items} />
      <Dialog open={asking} onClose={() => setAsking(false)} title="联系客服">
        {viewer.site.servicePhones.map((phone) => (
          <p key={phone}>
            <a className="s-service-phone" href={dialOf(phone)}>
              {phone}
            </a>
          </p>
        ))}
        <p>服务时间：{SERVICE_HOURS}</p>
      </Dialog>
    </>
  );
}

/** The phone's bottom bar: four places, or the next deed of the page. */
export function PortalBottomBar({ viewer, here, children }: { viewer: Viewer; here: string; children?: ReactNode }) {
  const count = useSelectionCount();
  return (
    <BottomBar
      items={[
        { key: 'home', icon: 'home', label: '首页', href: '/home' },
        { key: 'products', icon: 'search', label: '产品', href: '/product' },
        { key: 'list', icon: 'list', label: '清单', href: '/tool/designOrder/selection', count },
        viewer.session
          ? { key: 'orders', icon: 'user', label: '我的', href: '/tool/designOrder' }
          : { key: 'login', icon: 'user', label: '登录', href: signInHref(here) },
      ]}
    >
      {children}
    </BottomBar>
  );
}
