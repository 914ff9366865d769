import { operatorMay, type OperatorAccess, type OperatorRole } from '@portal/engines/access';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import { Adjustments } from './screens/adjustments.tsx';
import { AfterSalePage } from './screens/after-sale.tsx';
import { AfterSales } from './screens/after-sales.tsx';
import { Behavior } from './screens/behavior.tsx';
import { Board } from './screens/board.tsx';
import { Certification } from './screens/certification.tsx';
import { Certifications } from './screens/certifications.tsx';
import { CommentsPage } from './screens/comments.tsx';
import { ContentCommentsPage } from './screens/content-comments.tsx';
import { ContentPage, NewContent } from './screens/content.tsx';
import { Contents } from './screens/contents.tsx';
import { Coupons } from './screens/coupons.tsx';
import { CreditsGoods } from './screens/credits-goods.tsx';
import { DealerLooks } from './screens/dealer-looks.tsx';
import { Enterprises } from './screens/enterprises.tsx';
import { Exchanges } from './screens/exchanges.tsx';
import { FeedbackPage } from './screens/feedback.tsx';
import { GoodsImportPage } from './screens/goods-import.tsx';
import { MissedKeywords } from './screens/missed-keywords.tsx';
import { NewNotice } from './screens/new-notice.tsx';
import { NewSeckill } from './screens/new-seckill.tsx';
import { Notices } from './screens/notices.tsx';
import { OperatorLog } from './screens/operator-log.tsx';
import { OperatorsPage } from './screens/operators.tsx';
import { PaymentAlarms } from './screens/payment-alarms.tsx';
import { Promotions } from './screens/promotions.tsx';
import { ProtocolPage } from './screens/protocol.tsx';
import { Protocols } from './screens/protocols.tsx';
import { ReportsPage } from './screens/reports.tsx';
import { RequirementPage } from './screens/requirement.tsx';
import { Requirements } from './screens/requirements.tsx';
import { SeckillPage } from './screens/seckill.tsx';
import { Seckills } from './screens/seckills.tsx';
import { ServiceOrderPage } from './screens/service-order.tsx';
import { ServiceOrders } from './screens/service-orders.tsx';

/** Headings of the menu, in their order; what waits stands under none. */
const GROUPS = ['', '审核与答复', '交易与积分', '商品与内容', '统计与记录'] as const;

export interface ConsolePage {
  /** From the root; of two that fit an address the one that says more. */
  path: string;
  /** What the window, the menu and the bar on a phone call it. */
  title: string;
  access: OperatorAccess;
  Component: ComponentType;
  /** Where its entry stands, and what the list it leads to is narrowed by. */
  menu?: { group: (typeof GROUPS)[number]; query?: string };
}

/** Every page of an operator: routes, menu, who may open it and its title are read from here alone (OPERATOR-22). */
export const pages: readonly ConsolePage[] = [
  { path: '', title: '待办', access: 'operator', Component: Board, menu: { group: '' } },
  {
    path: 'certifications',
    title: '企业认证',
    access: 'auditsEnterprises',
    Component: Certifications,
    menu: { group: '审核与答复', query: '?auditStatus=10' },
  },
  { path: 'certifications/:enterpriseNo', title: '认证资料', access: 'auditsEnterprises', Component: Certification },
  { path: 'requirements', title: '服务需求', access: 'answersRequirements', Component: Requirements, menu: { group: '审核与答复', query: '?state=pending' } },
  { path: 'requirements/:id', title: '需求详情', access: 'answersRequirements', Component: RequirementPage },
  { path: 'serviceOrders', title: '服务单', access: 'answersRequirements', Component: ServiceOrders, menu: { group: '审核与答复', query: '?state=pending' } },
  { path: 'serviceOrders/:id', title: '服务单详情', access: 'answersRequirements', Component: ServiceOrderPage },
  { path: 'feedback', title: '投诉与建议', access: 'answersRequirements', Component: FeedbackPage, menu: { group: '审核与答复', query: '?state=waiting' } },
  { path: 'reports', title: '举报', access: 'decidesReports', Component: ReportsPage, menu: { group: '审核与答复', query: '?state=waiting' } },
  { path: 'comments', title: '产品评价', access: 'answersRequirements', Component: CommentsPage, menu: { group: '审核与答复', query: '?state=waiting' } },
  {
    path: 'contentComments',
    title: '内容评论',
    access: 'answersRequirements',
    Component: ContentCommentsPage,
    menu: { group: '审核与答复', query: '?state=waiting' },
  },
  { path: 'afterSales', title: '售后仲裁', access: 'decidesAfterSales', Component: AfterSales, menu: { group: '审核与答复', query: '?state=arbitration' } },
  { path: 'afterSales/:afterSaleNo', title: '售后详情', access: 'decidesAfterSales', Component: AfterSalePage },
  { path: 'enterprises', title: '企业', access: 'watchesEnterprises', Component: Enterprises, menu: { group: '交易与积分' } },
  { path: 'coupons', title: '优惠券', access: 'issuesCoupons', Component: Coupons, menu: { group: '交易与积分' } },
  { path: 'seckills', title: '限时秒杀', access: 'runsSeckill', Component: Seckills, menu: { group: '交易与积分' } },
  { path: 'seckills/new', title: '新建平台活动', access: 'runsSeckill', Component: NewSeckill },
  { path: 'seckills/:activityNo', title: '秒杀活动', access: 'runsSeckill', Component: SeckillPage },
  { path: 'paymentAlarms', title: '支付异常', access: 'resolvesPaymentAlarms', Component: PaymentAlarms, menu: { group: '交易与积分' } },
  { path: 'exchanges', title: '积分兑换', access: 'handlesCredits', Component: Exchanges, menu: { group: '交易与积分', query: '?state=placed' } },
  { path: 'creditsGoods', title: '积分商品', access: 'handlesCredits', Component: CreditsGoods, menu: { group: '交易与积分' } },
  { path: 'adjustments', title: '积分调整', access: 'handlesCredits', Component: Adjustments, menu: { group: '交易与积分', query: '?state=proposed' } },
  { path: 'goodsImport', title: '商品导入', access: 'importsGoods', Component: GoodsImportPage, menu: { group: '商品与内容' } },
  { path: 'promotions', title: '横幅', access: 'publishesContent', Component: Promotions, menu: { group: '商品与内容' } },
  { path: 'contents', title: '内容', access: 'publishesContent', Component: Contents, menu: { group: '商品与内容' } },
  { path: 'contents/new', title: '新建内容', access: 'publishesContent', Component: NewContent },
  { path: 'contents/:id', title: '编辑内容', access: 'publishesContent', Component: ContentPage },
  { path: 'notices', title: '公告', access: 'publishesNotices', Component: Notices, menu: { group: '商品与内容' } },
  { path: 'notices/new', title: '新建公告', access: 'publishesNotices', Component: NewNotice },
  { path: 'protocols', title: '协议', access: 'publishesProtocols', Component: Protocols, menu: { group: '商品与内容' } },
  { path: 'protocols/:protocolCode', title: '协议版本', access: 'publishesProtocols', Component: ProtocolPage },
  { path: 'behavior', title: '浏览统计', access: 'readsBehavior', Component: Behavior, menu: { group: '统计与记录' } },
  { path: 'missedKeywords', title: '搜索无结果', access: 'readsBehavior', Component: MissedKeywords, menu: { group: '统计与记录' } },
  { path: 'dealerLooks', title: '经销商查看记录', access: 'readsOperatorLog', Component: DealerLooks, menu: { group: '统计与记录' } },
  { path: 'operators', title: '运营人员', access: 'managesOperators', Component: OperatorsPage, menu: { group: '统计与记录' } },
  { path: 'log', title: '操作日志', access: 'readsOperatorLog', Component: OperatorLog, menu: { group: '统计与记录' } },
];

/** The page at an address; none: there is no such page. */
export const pageAt = (pathname: string): ConsolePage | undefined =>
  matchRoutes(
    pages.map((page) => ({ path: `/${page.path}`, page })),
    pathname,
  )?.at(-1)?.route.page;

/** Whether a role may open what stands at an address; nobody opens what is no page. */
export function mayOpen(pathname: string, role: OperatorRole): boolean {
  const page = pageAt(pathname);
  return page !== undefined && operatorMay(page.access, role);
}

/** The first word of an address: a list and what is opened of it share it. */
export const placeOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;

export interface MenuEntry {
  path: string;
  href: string;
  title: string;
}

/** The menu of a role: the places it may enter, under their headings. */
export const menuFor = (role: OperatorRole): { group: string; entries: MenuEntry[] }[] =>
  GROUPS.map((group) => ({
    group,
    entries: pages
      .filter(({ access, menu }) => menu?.group === group && operatorMay(access, role))
      .map(({ path, title, menu }) => ({ path: `/${path}`, href: `/${path}${menu?.query ?? ''}`, title })),
  })).filter(({ entries }) => entries.length > 0);
