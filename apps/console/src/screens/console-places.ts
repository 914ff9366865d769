import type { OperatorAccess } from '@portal/engines/access';

export interface ConsolePlace {
  path: string;
  href: string;
  label: string;
  access: OperatorAccess;
}

/** Where operators go, by what their work there is; of each role its menu shows those it may enter (OPERATOR-2). */
export const CONSOLE_PLACES: readonly { title: string; places: readonly ConsolePlace[] }[] = [
  { title: '', places: [{ path: '/', href: '/', label: '待办', access: 'operator' }] },
  {
    title: '审核与答复',
    places: [
      { path: '/certifications', href: '/certifications?auditStatus=10', label: '企业认证', access: 'auditsEnterprises' },
      { path: '/requirements', href: '/requirements?state=pending', label: '服务需求', access: 'answersRequirements' },
      { path: '/serviceOrders', href: '/serviceOrders?state=pending', label: '服务单', access: 'answersRequirements' },
      { path: '/feedback', href: '/feedback?state=waiting', label: '投诉与建议', access: 'answersRequirements' },
      { path: '/reports', href: '/reports?state=waiting', label: '举报', access: 'decidesReports' },
      { path: '/comments', href: '/comments?state=waiting', label: '产品评价', access: 'answersRequirements' },
      { path: '/contentComments', href: '/contentComments?state=waiting', label: '内容评论', access: 'answersRequirements' },
      { path: '/afterSales', href: '/afterSales?state=arbitration', label: '售后仲裁', access: 'decidesAfterSales' },
    ],
  },
  {
    title: '交易与积分',
    places: [
      { path: '/enterprises', href: '/enterprises', label: '企业', access: 'watchesEnterprises' },
      { path: '/coupons', href: '/coupons', label: '优惠券', access: 'issuesCoupons' },
      { path: '/seckills', href: '/seckills', label: '限时秒杀', access: 'runsSeckill' },
      { path: '/paymentAlarms', href: '/paymentAlarms', label: '支付异常', access: 'resolvesPaymentAlarms' },
      { path: '/exchanges', href: '/exchanges?state=placed', label: '积分兑换', access: 'handlesCredits' },
      { path: '/creditsGoods', href: '/creditsGoods', label: '积分商品', access: 'handlesCredits' },
      { path: '/adjustments', href: '/adjustments?state=proposed', label: '积分调整', access: 'handlesCredits' },
    ],
  },
  {
    title: '商品与内容',
    places: [
      { path: '/goodsImport', href: '/goodsImport', label: '商品导入', access: 'importsGoods' },
      { path: '/promotions', href: '/promotions', label: '横幅', access: 'publishesContent' },
      { path: '/contents', href: '/contents', label: '内容', access: 'publishesContent' },
      { path: '/notices', href: '/notices', label: '公告', access: 'publishesNotices' },
      { path: '/protocols', href: '/protocols', label: '协议', access: 'publishesProtocols' },
    ],
  },
  {
    title: '统计与记录',
    places: [
      { path: '/behavior', href: '/behavior', label: '浏览统计', access: 'readsBehavior' },
      { path: '/missedKeywords', href: '/missedKeywords', label: '搜索无结果', access: 'readsBehavior' },
      { path: '/dealerLooks', href: '/dealerLooks', label: '经销商查看记录', access: 'readsOperatorLog' },
      { path: '/operators', href: '/operators', label: '运营人员', access: 'managesOperators' },
      { path: '/log', href: '/log', label: '操作日志', access: 'readsOperatorLog' },
    ],
  },
];
