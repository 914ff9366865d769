import { afterSaleStateNames } from '@portal/contract/after-sale';
import { commentStateNames } from '@portal/contract/comment';
import { couponCopy } from '@portal/contract/coupon';
import { adjustmentStateNames, exchangeStateNames } from '@portal/contract/credits';
import { certificationNames } from '@portal/contract/enterprise';
import { reportStateNames } from '@portal/contract/feedback';
import { requirementStateNames } from '@portal/contract/requirement';
import { serviceOrderStateNames } from '@portal/contract/service-order';
import { operatorMay } from '@portal/engines/access';
import { AuditStatus } from '@portal/engines/states';
import { Anchor, Card, Empty } from '@portal/ui';
import { useWaitingAfterSales } from '../features/after-sale/index.ts';
import { useWaitingComments, useWaitingContentComments } from '../features/comment/index.ts';
import { useWaitingCoupons } from '../features/coupon/index.ts';
import { useWaitingCredits } from '../features/credits/index.ts';
import { useWaitingPapers } from '../features/enterprise/index.ts';
import { useWaitingFeedback, useWaitingReports } from '../features/feedback/index.ts';
import { useWaitingAlarms } from '../features/payment/index.ts';
import { useWaitingRequirements } from '../features/requirement/index.ts';
import { useWaitingServiceOrders } from '../features/service-order/index.ts';
import { readWaiting, waitedWords, type WaitingItem } from '../features/waiting/index.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { useOperator } from '../lib/use-operator.ts';
import './board.css';

interface Tile {
  key: string;
  name: string;
  /** What is done about it. */
  next: string;
  /** Undefined while unknown. */
  count: number | undefined;
  href: string;
}

/** The first page: what waits for whoever is signed in, each number a way to its list, and what of it waits longest (REQUEST-11, OPERATOR-4). */
export function Board() {
  const { role, operatorNo } = useOperator();
  const [audits, answers] = [operatorMay('auditsEnterprises', role), operatorMay('answersRequirements', role)];
  const papers = useWaitingPapers('board', audits);
  const requirements = useWaitingRequirements('board', answers);
  const comments = useWaitingComments('board', answers);
  const contentComments = useWaitingContentComments('board', answers);
  const serviceOrders = useWaitingServiceOrders('board', answers);
  const feedback = useWaitingFeedback('board', answers);
  const decidesReports = operatorMay('decidesReports', role);
  const reports = useWaitingReports('board', decidesReports);
  const decides = operatorMay('decidesAfterSales', role);
  const afterSales = useWaitingAfterSales('board', decides);
  const handlesCredits = operatorMay('handlesCredits', role);
  const credits = useWaitingCredits('board', handlesCredits);
  const issuesCoupons = operatorMay('issuesCoupons', role);
  const coupons = useWaitingCoupons('board', issuesCoupons);
  const resolves = operatorMay('resolvesPaymentAlarms', role);
  const alarms = useWaitingAlarms('board', resolves);
  const { data: queue } = useAnswer(`waiting ${role}`, async () => ({ waiting: await readWaiting({ role, operatorNo }), nowMs: Date.now() }));
  const tiles: readonly Tile[] = [
    ...(audits
      ? (['pending', 'changePending'] as const).map((state) => ({
          key: state,
          name: `企业认证 ${certificationNames[state]}`,
          next: '去审核',
          count: papers[state],
          href: `/certifications?auditStatus=${AuditStatus[state]}`,
        }))
      : []),
    ...(answers
      ? [
          ...(['pending', 'processing', 'answered'] as const).map((state) => ({
            key: `requirement ${state}`,
            name: `服务需求 ${requirementStateNames[state]}`,
            next: state === 'answered' ? '等对方确认' : '去答复',
            count: requirements?.[state],
            href: `/requirements?state=${state}`,
          })),
          {
            key: 'serviceOrders',
            name: `服务单 ${serviceOrderStateNames.pending}`,
            next: '去受理',
            count: serviceOrders,
            href: '/serviceOrders?state=pending',
          },
          { key: 'feedback', name: '投诉与建议 待答复', next: '去答复', count: feedback, href: '/feedback?state=waiting' },
          { key: 'comments', name: `产品评价 ${commentStateNames.waiting}`, next: '去审核', count: comments, href: '/comments?state=waiting' },
          {
            key: 'contentComments',
            name: `内容评论 ${commentStateNames.waiting}`,
            next: '去审核',
            count: contentComments,
            href: '/contentComments?state=waiting',
          },
        ]
      : []),
    ...(decidesReports ? [{ key: 'reports', name: `举报 ${reportStateNames.waiting}`, next: '去处理', count: reports, href: '/reports?state=waiting' }] : []),
    ...(decides
      ? [{ key: 'arbitration', name: `售后 ${afterSaleStateNames.arbitration}`, next: '去裁定', count: afterSales, href: '/afterSales?state=arbitration' }]
      : []),
    ...(handlesCredits
      ? [
          { key: 'exchanges', name: `积分兑换 ${exchangeStateNames.placed}`, next: '去发货', count: credits?.exchanges, href: '/exchanges?state=placed' },
          {
            key: 'adjustments',
            name: `积分调整 ${adjustmentStateNames.proposed}`,
            next: '去复核',
            count: credits?.adjustments,
            href: '/adjustments?state=proposed',
          },
        ]
      : []),
    ...(issuesCoupons
      ? [
          { key: 'coupons', name: `优惠券 ${couponCopy.waitsForSecond}`, next: '去复核', count: coupons?.asked, href: '/coupons?review=asked' },
          { key: 'returned', name: `优惠券 ${couponCopy.wasSentBack}`, next: '去修改', count: coupons?.returned, href: '/coupons?review=returned' },
        ]
      : []),
    ...(resolves ? [{ key: 'alarms', name: '支付异常 待处理', next: '去处理', count: alarms, href: '/paymentAlarms' }] : []),
  ];
  return (
    <>
      <h1 className="c-title">待办</h1>
      {tiles.length === 0 && <Empty text="没有需要您处理的事项，从左侧菜单开始工作" />}
      {tiles.length > 0 && (
        <div className="c-board">
          <Card title="现在等您处理的">
            <ul className="c-board__tiles">
              {tiles.map(({ key, name, next, count, href }) => (
                <li key={key}>
                  <Anchor href={href} className={count === 0 ? 'c-board__none' : undefined}>
                    <span>{name}</span> <b className="c-board__count">{count ?? '…'}</b> <span className="c-board__next">{count === 0 ? '没有' : next}</span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </Card>
          {queue && (
            <Card title="等得最久的">
              <Queue {...queue} />
            </Card>
          )}
        </div>
      )}
    </>
  );
}

/** Those that wait longest, each the way to where it is decided. */
function Queue({ waiting, nowMs }: { waiting: readonly WaitingItem[]; nowMs: number }) {
  if (waiting.length === 0) return <p className="p-small">都处理完了，没有在等的</p>;
  return (
    <ul className="c-board__queue">
      {waiting.map(({ key, kind, words, since, href }) => (
        <li key={`${kind} ${key}`}>
          <Anchor href={href}>
            <span className="c-board__kind">{kind}</span>
            <span className="c-board__words">{words}</span>
            <span className="c-board__waited">等了 {waitedWords(since, nowMs)}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
