import { getOperator, operatorLogout, type OperatorInfo } from '@portal/contract/operator';
import { operatorMay, operatorRoleName, type OperatorAccess } from '@portal/engines/access';
import { Anchor, Badge, Button, ErrorState, SkipLink, Toaster, UiProvider } from '@portal/ui';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useWaitingAfterSales } from '../features/after-sale/use-waiting-after-sales.ts';
import { useWaitingComments, useWaitingContentComments } from '../features/comment/use-waiting-comments.ts';
import { useWaitingCoupons } from '../features/coupon/use-waiting-coupons.ts';
import { useWaitingCredits } from '../features/credits/use-waiting-credits.ts';
import { useWaitingPapers } from '../features/enterprise/use-waiting-papers.ts';
import { useWaitingFeedback } from '../features/feedback/use-waiting-feedback.ts';
import { useWaitingAlarms } from '../features/payment/use-waiting-alarms.ts';
import { useWaitingRequirements } from '../features/requirement/use-waiting-requirements.ts';
import { useWaitingServiceOrders } from '../features/service-order/use-waiting-service-orders.ts';
import { call } from '../lib/call.ts';
import { ConsoleLink } from '../lib/console-link.tsx';
import { forgetForms } from '../lib/kept-form.ts';
import { useAnswer } from '../lib/use-answer.ts';
import './console-frame.css';

const PLACES: readonly { path: string; href: string; label: string; access: OperatorAccess }[] = [
  { path: '/', href: '/', label: '待办', access: 'operator' },
  { path: '/certifications', href: '/certifications?auditStatus=10', label: '企业认证', access: 'auditsEnterprises' },
  { path: '/requirements', href: '/requirements?state=pending', label: '服务需求', access: 'answersRequirements' },
  { path: '/serviceOrders', href: '/serviceOrders?state=pending', label: '服务单', access: 'answersRequirements' },
  { path: '/feedback', href: '/feedback?state=waiting', label: '投诉与建议', access: 'answersRequirements' },
  { path: '/comments', href: '/comments?state=waiting', label: '产品评价', access: 'answersRequirements' },
  { path: '/contentComments', href: '/contentComments?state=waiting', label: '内容评论', access: 'answersRequirements' },
  { path: '/afterSales', href: '/afterSales?state=arbitration', label: '售后仲裁', access: 'decidesAfterSales' },
  { path: '/enterprises', href: '/enterprises', label: '企业', access: 'watchesEnterprises' },
  { path: '/exchanges', href: '/exchanges?state=placed', label: '积分兑换', access: 'handlesCredits' },
  { path: '/creditsGoods', href: '/creditsGoods', label: '积分商品', access: 'handlesCredits' },
  { path: '/adjustments', href: '/adjustments?state=proposed', label: '积分调整', access: 'handlesCredits' },
  { path: '/coupons', href: '/coupons', label: '优惠券', access: 'issuesCoupons' },
  { path: '/goodsImport', href: '/goodsImport', label: '商品导入', access: 'importsGoods' },
  { path: '/promotions', href: '/promotions', label: '横幅', access: 'publishesContent' },
  { path: '/contents', href: '/contents', label: '内容', access: 'publishesContent' },
  { path: '/notices', href: '/notices', label: '公告', access: 'publishesNotices' },
  { path: '/protocols', href: '/protocols', label: '协议', access: 'publishesProtocols' },
  { path: '/seckills', href: '/seckills', label: '限时秒杀', access: 'runsSeckill' },
  { path: '/behavior', href: '/behavior', label: '浏览统计', access: 'readsBehavior' },
  { path: '/missedKeywords', href: '/missedKeywords', label: '搜索无结果', access: 'readsBehavior' },
  { path: '/paymentAlarms', href: '/paymentAlarms', label: '支付异常', access: 'resolvesPaymentAlarms' },
  { path: '/dealerLooks', href: '/dealerLooks', label: '经销商查看记录', access: 'readsOperatorLog' },
  { path: '/log', href: '/log', label: '操作日志', access: 'readsOperatorLog' },
];

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
  const places = PLACES.filter(({ access }) => operatorMay(access, operator.role));
  const isAt = (path: string) => (path === '/' ? pathname === '/' : pathname.startsWith(path));
  const here = PLACES.find(({ path }) => isAt(path));
  const isOpen = here === undefined || places.includes(here);
  const { pending, changePending } = useWaitingPapers(pathname, operatorMay('auditsEnterprises', operator.role));
  const requirements = useWaitingRequirements(pathname, operatorMay('answersRequirements', operator.role));
  const afterSales = useWaitingAfterSales(pathname, operatorMay('decidesAfterSales', operator.role));
  const comments = useWaitingComments(pathname, operatorMay('answersRequirements', operator.role));
  const contentComments = useWaitingContentComments(pathname, operatorMay('answersRequirements', operator.role));
  const serviceOrders = useWaitingServiceOrders(pathname, operatorMay('answersRequirements', operator.role));
  const feedback = useWaitingFeedback(pathname, operatorMay('answersRequirements', operator.role));
  const credits = useWaitingCredits(pathname, operatorMay('handlesCredits', operator.role));
  const coupons = useWaitingCoupons(pathname, operatorMay('issuesCoupons', operator.role));
  const alarms = useWaitingAlarms(pathname, operatorMay('resolvesPaymentAlarms', operator.role));
  const waiting: Readonly<Partial<Record<string, { count: number; label: string }>>> = {
    '/certifications': { count: pending + changePending, label: '份资料待审核' },
    '/requirements': { count: (requirements?.pending ?? 0) + (requirements?.processing ?? 0), label: '个需求待答复' },
    '/serviceOrders': { count: serviceOrders ?? 0, label: '张服务单待受理' },
    '/feedback': { count: feedback ?? 0, label: '条反馈待答复' },
    '/comments': { count: comments ?? 0, label: '条评价待审核' },
    '/exchanges': { count: credits?.exchanges ?? 0, label: '张兑换单待发货' },
    '/adjustments': { count: credits?.adjustments ?? 0, label: '笔调整待复核' },
    '/coupons': { count: coupons ?? 0, label: '张优惠券待复核' },
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
      <nav className="c-menu__bar" aria-label="菜单">
        <Button aria-expanded={isMenuOpen} aria-controls="menu" onClick={() => setMenuOf(isMenuOpen ? undefined : pathname)}>
          <Badge count={isMenuOpen ? 0 : waitingSum} label="项待办">
            <span className="c-counted">{isMenuOpen ? '收起菜单' : '菜单'}</span>
          </Badge>
        </Button>
        <span>{here?.label}</span>
      </nav>
      <nav id="menu" className={isMenuOpen ? 'c-menu c-menu--open' : 'c-menu'} aria-label="控制台">
        {places.map(({ path, href, label }) => (
          <Anchor key={path} href={href} aria-current={isAt(path) ? 'page' : undefined}>
            {waiting[path] ? (
              <Badge {...waiting[path]}>
                <span className="c-counted">{label}</span>
              </Badge>
            ) : (
              label
            )}
          </Anchor>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className="c-main">
        {isOpen ? <Outlet context={operator} /> : <ErrorState title={`${operatorRoleName(operator.role)}没有权限查看“${here.label}”`} />}
      </main>
    </div>
  );
}
