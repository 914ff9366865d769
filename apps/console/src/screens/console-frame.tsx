import { getOperator, operatorLogout, type OperatorInfo } from '@portal/contract/operator';
import { operatorMay, operatorRoleName } from '@portal/engines/access';
import { Anchor, Badge, Button, ErrorState, SkipLink, Toaster, UiProvider } from '@portal/ui';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useWaitingAfterSales } from '../features/after-sale/index.ts';
import { useWaitingComments, useWaitingContentComments } from '../features/comment/index.ts';
import { useWaitingCoupons } from '../features/coupon/index.ts';
import { useWaitingCredits } from '../features/credits/index.ts';
import { useWaitingPapers } from '../features/enterprise/index.ts';
import { useWaitingFeedback, useWaitingReports } from '../features/feedback/index.ts';
import { useWaitingChanges } from '../features/operator/index.ts';
import { useWaitingAlarms } from '../features/payment/index.ts';
import { useWaitingRequirements } from '../features/requirement/index.ts';
import { useWaitingServiceOrders } from '../features/service-order/index.ts';
import { call } from '../lib/call.ts';
import { ConsoleLink } from '../lib/console-link.tsx';
import { forgetForms } from '../lib/kept-form.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { useWindowTitle } from '../lib/window-title.ts';
import { mayOpen, menuFor, pageAt, placeOf } from '../route-table.tsx';
import './console-frame.css';

/** Bar, places at the left, the page; whoever is not signed in is led to sign in. */
export function ConsoleFrame() {
  const navigate = useNavigate();
  const { data: operator, failed, read } = useAnswer('operator', () => call(getOperator));
  return (
    <UiProvider Link={ConsoleLink} navigate={(href) => void navigate(href)}>
      <SkipLink />
      {operator && <Frame operator={operator} />}
      {!operator && failed && <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} />}
      <Toaster />
    </UiProvider>
  );
}

function Frame({ operator }: { operator: OperatorInfo }) {
  const { pathname } = useLocation();
  const groups = menuFor(operator.role);
  const page = pageAt(pathname);
  const isAt = (path: string) => placeOf(pathname) === path;
  const here = groups.flatMap(({ entries }) => entries).find(({ path }) => isAt(path));
  useWindowTitle(page?.title ?? '页面不存在');
  const { pending, changePending } = useWaitingPapers(pathname, operatorMay('auditsEnterprises', operator.role));
  const requirements = useWaitingRequirements(pathname, operatorMay('answersRequirements', operator.role));
  const afterSales = useWaitingAfterSales(pathname, operatorMay('decidesAfterSales', operator.role));
  const comments = useWaitingComments(pathname, operatorMay('answersRequirements', operator.role));
  const contentComments = useWaitingContentComments(pathname, operatorMay('answersRequirements', operator.role));
  const serviceOrders = useWaitingServiceOrders(pathname, operatorMay('answersRequirements', operator.role));
  const feedback = useWaitingFeedback(pathname, operatorMay('answersRequirements', operator.role));
  const reports = useWaitingReports(pathname, operatorMay('decidesReports', operator.role));
  const changes = useWaitingChanges(pathname, operatorMay('managesOperators', operator.role));
  const credits = useWaitingCredits(pathname, operatorMay('handlesCredits', operator.role));
  const coupons = useWaitingCoupons(pathname, operatorMay('issuesCoupons', operator.role));
  const alarms = useWaitingAlarms(pathname, operatorMay('resolvesPaymentAlarms', operator.role));
  const waiting: Readonly<Partial<Record<string, { count: number; label: string }>>> = {
    '/certifications': { count: pending + changePending, label: '份资料待审核' },
    '/requirements': { count: (requirements?.pending ?? 0) + (requirements?.processing ?? 0), label: '个需求待答复' },
    '/serviceOrders': { count: serviceOrders ?? 0, label: '张服务单待受理' },
    '/feedback': { count: feedback ?? 0, label: '条反馈待答复' },
    '/reports': { count: reports ?? 0, label: '条举报待处理' },
    '/operators': { count: changes ?? 0, label: '项权限变更待复核' },
    '/comments': { count: comments ?? 0, label: '条评价待审核' },
    '/exchanges': { count: credits?.exchanges ?? 0, label: '张兑换单待发货' },
    '/adjustments': { count: credits?.adjustments ?? 0, label: '笔调整待复核' },
    '/coupons': { count: (coupons?.asked ?? 0) + (coupons?.returned ?? 0), label: '张优惠券待复核或被退回' },
    '/paymentAlarms': { count: alarms ?? 0, label: '笔支付异常待处理' },
    '/contentComments': { count: contentComments ?? 0, label: '条评论待审核' },
    '/afterSales': { count: afterSales ?? 0, label: '个售后待裁定' },
  };
  // open on the page it was opened on: following a link of it closes it
  const [menuOf, setMenuOf] = useState<string>();
  const isMenuOpen = menuOf === pathname;
  const waitingSum = Object.values(waiting).reduce((sum, one) => sum + (one?.count ?? 0), 0);
  const leave = () =>
    void call(operatorLogout).finally(() => {
      forgetForms();
      window.location.assign('/login');
    });
  return (
    <div className="c-frame">
      <header className="c-head">
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <span className="c-head__site">控制台</span>
        <span className="c-head__who">
          {operator.name} · {operatorRoleName(operator.role)}
        </span>
        <Button size="small" onClick={leave}>
          退出
        </Button>
      </header>
      {/* of a phone alone (OPERATOR-15) */}
      <nav className="c-menu__bar" aria-label="菜单">
        <Button aria-expanded={isMenuOpen} aria-controls="menu" onClick={() => setMenuOf(isMenuOpen ? undefined : pathname)}>
          <Badge count={isMenuOpen ? 0 : waitingSum} label="项待办">
            <span className="c-counted">{isMenuOpen ? '收起菜单' : '菜单'}</span>
          </Badge>
        </Button>
        <span>{here?.title ?? page?.title}</span>
      </nav>
      <nav id="menu" className={isMenuOpen ? 'c-menu c-menu--open' : 'c-menu'} aria-label="控制台">
        {groups.map(({ group, entries }) => (
          <div key={group} className="c-menu__group">
            {group !== '' && <span className="c-menu__title">{group}</span>}
            {entries.map(({ path, href, title }) => (
              <Anchor key={path} href={href} aria-current={isAt(path) ? 'page' : undefined}>
                {title}
                {waiting[path] && <Badge {...waiting[path]} />}
              </Anchor>
            ))}
          </div>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className="c-main">
        {page === undefined || mayOpen(pathname, operator.role) ? (
          <Outlet context={operator} />
        ) : (
          <ErrorState title={`${operatorRoleName(operator.role)}没有权限查看“${page.title}”`} />
        )}
      </main>
    </div>
  );
}
