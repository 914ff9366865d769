import { createBrowserRouter } from 'react-router';
import { AfterSalePage } from './screens/after-sale.tsx';
import { AfterSales } from './screens/after-sales.tsx';
import { Adjustments } from './screens/adjustments.tsx';
import { Behavior } from './screens/behavior.tsx';
import { Board } from './screens/board.tsx';
import { Certification } from './screens/certification.tsx';
import { Certifications } from './screens/certifications.tsx';
import { Enterprises } from './screens/enterprises.tsx';
import { Coupons } from './screens/coupons.tsx';
import { ContentPage, NewContent } from './screens/content.tsx';
import { Contents } from './screens/contents.tsx';
import { ConsoleFrame } from './screens/console-frame.tsx';
import { CreditsGoods } from './screens/credits-goods.tsx';
import { Exchanges } from './screens/exchanges.tsx';
import { CommentsPage } from './screens/comments.tsx';
import { ContentCommentsPage } from './screens/content-comments.tsx';
import { FeedbackPage } from './screens/feedback.tsx';
import { GoodsImportPage } from './screens/goods-import.tsx';
import { MissedKeywords } from './screens/missed-keywords.tsx';
import { NewNotice } from './screens/new-notice.tsx';
import { NotFound } from './screens/not-found.tsx';
import { Notices } from './screens/notices.tsx';
import { DealerLooks } from './screens/dealer-looks.tsx';
import { OperatorsPage } from './screens/operators.tsx';
import { OperatorLog } from './screens/operator-log.tsx';
import { PaymentAlarms } from './screens/payment-alarms.tsx';
import { Promotions } from './screens/promotions.tsx';
import { ReportsPage } from './screens/reports.tsx';
import { ProtocolPage } from './screens/protocol.tsx';
import { Protocols } from './screens/protocols.tsx';
import { RequirementPage } from './screens/requirement.tsx';
import { Requirements } from './screens/requirements.tsx';
import { NewSeckill } from './screens/new-seckill.tsx';
import { SeckillPage } from './screens/seckill.tsx';
import { Seckills } from './screens/seckills.tsx';
import { ServiceOrderPage } from './screens/service-order.tsx';
import { ServiceOrders } from './screens/service-orders.tsx';
import { SignIn } from './screens/sign-in.tsx';

/** Every page of the console. What one may see on it the server says. */
export const router = createBrowserRouter([
  { path: '/login', Component: SignIn },
  {
    path: '/',
    Component: ConsoleFrame,
    children: [
      { index: true, Component: Board },
      { path: 'certifications', Component: Certifications },
      { path: 'certifications/:enterpriseNo', Component: Certification },
      { path: 'requirements', Component: Requirements },
      { path: 'requirements/:id', Component: RequirementPage },
      { path: 'serviceOrders', Component: ServiceOrders },
      { path: 'serviceOrders/:id', Component: ServiceOrderPage },
      { path: 'comments', Component: CommentsPage },
      { path: 'contentComments', Component: ContentCommentsPage },
      { path: 'feedback', Component: FeedbackPage },
      { path: 'reports', Component: ReportsPage },
      { path: 'afterSales', Component: AfterSales },
      { path: 'afterSales/:afterSaleNo', Component: AfterSalePage },
      { path: 'enterprises', Component: Enterprises },
      { path: 'creditsGoods', Component: CreditsGoods },
      { path: 'exchanges', Component: Exchanges },
      { path: 'adjustments', Component: Adjustments },
      { path: 'coupons', Component: Coupons },
      { path: 'contents', Component: Contents },
      { path: 'contents/new', Component: NewContent },
      { path: 'contents/:id', Component: ContentPage },
      { path: 'promotions', Component: Promotions },
      { path: 'goodsImport', Component: GoodsImportPage },
      { path: 'notices', Component: Notices },
      { path: 'notices/new', Component: NewNotice },
      { path: 'protocols', Component: Protocols },
      { path: 'protocols/:protocolCode', Component: ProtocolPage },
      { path: 'seckills', Component: Seckills },
      { path: 'seckills/new', Component: NewSeckill },
      { path: 'seckills/:activityNo', Component: SeckillPage },
      { path: 'behavior', Component: Behavior },
      { path: 'missedKeywords', Component: MissedKeywords },
      { path: 'paymentAlarms', Component: PaymentAlarms },
      { path: 'dealerLooks', Component: DealerLooks },
      { path: 'operators', Component: OperatorsPage },
      { path: 'log', Component: OperatorLog },
      { path: '*', Component: NotFound },
    ],
  },
]);
