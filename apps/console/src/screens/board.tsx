import { afterSaleStateNames } from '@portal/contract/after-sale';
import { commentStateNames } from '@portal/contract/comment';
import { certificationNames } from '@portal/contract/enterprise';
import { requirementStateNames } from '@portal/contract/requirement';
import { serviceOrderStateNames } from '@portal/contract/service-order';
import { operatorMay } from '@portal/engines/access';
import { AuditStatus } from '@portal/engines/states';
import { Anchor, Card, Empty } from '@portal/ui';
import { useWaitingAfterSales } from '../features/after-sale/use-waiting-after-sales.ts';
import { useWaitingComments } from '../features/comment/use-waiting-comments.ts';
import { useWaitingPapers } from '../features/enterprise/use-waiting-papers.ts';
import { useWaitingFeedback } from '../features/feedback/use-waiting-feedback.ts';
import { useWaitingRequirements } from '../features/requirement/use-waiting-requirements.ts';
import { useWaitingServiceOrders } from '../features/service-order/use-waiting-service-orders.ts';
import { useOperator } from '../lib/use-operator.ts';
import './board.css';

/** The first page: what waits for whoever is signed in, each number a way to its list (REQUEST-11, OPERATOR-4). */
export function Board() {
  const { role } = useOperator();
  const [audits, answers] = [operatorMay('auditsEnterprises', role), operatorMay('answersRequirements', role)];
  const papers = useWaitingPapers('board', audits);
  const requirements = useWaitingRequirements('board', answers);
  const comments = useWaitingComments('board', answers);
  const serviceOrders = useWaitingServiceOrders('board', answers);
  const feedback = useWaitingFeedback('board', answers);
  const decides = operatorMay('decidesAfterSales', role);
  const afterSales = useWaitingAfterSales('board', decides);
  const groups = [
    ...(audits
      ? [
          {
            title: '企业认证',
            lines: (['pending', 'changePending'] as const).map((state) => ({
              key: state,
              name: certificationNames[state],
              count: papers[state],
              href: `/certifications?auditStatus=${AuditStatus[state]}`,
            })),
          },
        ]
      : []),
    ...(answers
      ? [
          {
            title: '服务需求',
            lines: (['pending', 'processing', 'answered'] as const).map((state) => ({
              key: state,
              name: requirementStateNames[state],
              count: requirements?.[state],
              href: `/requirements?state=${state}`,
            })),
          },
          {
            title: '服务单',
            lines: [{ key: 'serviceOrders', name: serviceOrderStateNames.pending, count: serviceOrders, href: '/serviceOrders?state=pending' }],
          },
          {
            title: '投诉与建议',
            lines: [{ key: 'feedback', name: '待答复', count: feedback, href: '/feedback?state=waiting' }],
          },
          {
            title: '产品评价',
            lines: [{ key: 'comments', name: commentStateNames.waiting, count: comments, href: '/comments?state=waiting' }],
          },
        ]
      : []),
    ...(decides
      ? [
          {
            title: '售后仲裁',
            lines: [{ key: 'arbitration', name: afterSaleStateNames.arbitration, count: afterSales, href: '/afterSales?state=arbitration' }],
          },
        ]
      : []),
  ];
  return (
    <>
      <h1 className="c-title">待办</h1>
      {groups.length === 0 && <Empty text="没有需要您处理的事项，从左侧菜单开始工作" />}
      <div className="c-board">
        {groups.map(({ title, lines }) => (
          <Card key={title} title={title}>
            <ul className="c-board__lines">
              {lines.map(({ key, name, count, href }) => (
                <li key={key}>
                  <Anchor href={href}>
                    <span>{name}</span>
                    <b className="c-board__count">{count ?? '…'}</b>
                  </Anchor>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
