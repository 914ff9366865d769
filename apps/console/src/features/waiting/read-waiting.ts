import { listDeskAfterSales } from '@portal/contract/after-sale';
import { listDeskComments, listDeskContentComments } from '@portal/contract/comment';
import { listCouponTemplates } from '@portal/contract/coupon';
import { listAdjustments, listDeskExchanges } from '@portal/contract/credits';
import { listCertifications } from '@portal/contract/enterprise';
import { feedbackClassName, listDeskFeedback, listDeskReports } from '@portal/contract/feedback';
import { listDeskRequirements, requirementTitle } from '@portal/contract/requirement';
import { listDeskServiceOrders, SERVICE_KINDS } from '@portal/contract/service-order';
import { operatorMay, type OperatorRole } from '@portal/engines/access';
import { couponTermsWords } from '@portal/engines/pricing';
import { AuditStatus } from '@portal/engines/states';
import { call } from '../../lib/call.ts';
import { waitedLongest, type WaitingItem } from './waited-longest.ts';

const SIZE = 10;
/** A list that cannot be read leaves the others standing. */
const orNone = (reading: Promise<WaitingItem[]>): Promise<WaitingItem[]> => reading.catch(() => []);

const papers = async (): Promise<WaitingItem[]> =>
  (await call(listCertifications, { query: { auditStatus: AuditStatus.pending, size: SIZE } })).data.map(({ enterpriseNo, companyName, gmtSubmit }) => ({
    key: enterpriseNo,
    kind: '企业认证',
    words: companyName,
    since: gmtSubmit,
    href: `/certifications/${enterpriseNo}`,
  }));
const requirements = async (): Promise<WaitingItem[]> =>
  (await call(listDeskRequirements, { query: { state: 'pending', size: SIZE } })).data.map(
    ({ id, requirementTypeId, remark, contact, companyName, gmtCreate }) => ({
      key: id,
      kind: '服务需求',
      words: `${requirementTitle(requirementTypeId)}：${remark || companyName || contact}`,
      since: gmtCreate,
      href: `/requirements/${id}`,
    }),
  );
const serviceOrders = async (): Promise<WaitingItem[]> =>
  (await call(listDeskServiceOrders, { query: { state: 'pending', size: SIZE } })).data.map(({ id, serviceType, regionName, contact, gmtCreate }) => ({
    key: id,
    kind: '服务单',
    words: `${SERVICE_KINDS[serviceType].title}：${regionName}，${contact}`,
    since: gmtCreate,
    href: `/serviceOrders/${id}`,
  }));
const feedback = async (): Promise<WaitingItem[]> =>
  (await call(listDeskFeedback, { query: { state: 'waiting', size: SIZE } })).data.map(({ id, classificationId, content, gmtCreate }) => ({
    key: id,
    kind: '投诉与建议',
    words: `${feedbackClassName(classificationId)}：${content}`,
    since: gmtCreate,
    href: '/feedback?state=waiting',
  }));
const comments = async (): Promise<WaitingItem[]> =>
  (await call(listDeskComments, { query: { state: 'waiting', size: SIZE } })).data.map(({ id, productModel, stars, content, gmtCreate }) => ({
    key: id,
    kind: '产品评价',
    words: `${productModel} ${stars} 星：${content}`,
    since: gmtCreate,
    href: '/comments?state=waiting',
  }));
const contentComments = async (): Promise<WaitingItem[]> =>
  (await call(listDeskContentComments, { query: { state: 'waiting', size: SIZE } })).data.map(({ id, contentTitle, content, gmtCreate }) => ({
    key: id,
    kind: '内容评论',
    words: `${contentTitle}：${content}`,
    since: gmtCreate,
    href: '/contentComments?state=waiting',
  }));
const reports = async (): Promise<WaitingItem[]> =>
  (await call(listDeskReports, { query: { state: 'waiting', size: SIZE } })).data.map(({ id, content, gmtCreate }) => ({
    key: id,
    kind: '举报',
    words: content,
    since: gmtCreate,
    href: '/reports?state=waiting',
  }));
const afterSales = async (): Promise<WaitingItem[]> =>
  (await call(listDeskAfterSales, { query: { state: 'arbitration', size: SIZE } })).data.map(({ afterSaleNo, buyerName, shop, gmtCreate }) => ({
    key: afterSaleNo,
    kind: '售后仲裁',
    words: `${buyerName} 对 ${shop.shopName}`,
    since: gmtCreate,
    href: `/afterSales/${afterSaleNo}`,
  }));

const exchanges = async (): Promise<WaitingItem[]> =>
  (await call(listDeskExchanges, { query: { state: 'placed', size: SIZE } })).data.map(({ exchangeNo, title, quantity, unit, buyerName, gmtCreate }) => ({
    key: exchangeNo,
    kind: '积分兑换',
    words: `${title} ×${quantity} ${unit}：${buyerName}`,
    since: gmtCreate,
    href: '/exchanges?state=placed',
  }));
/** What one has proposed oneself waits for somebody else. */
const adjustments = async (operatorNo: string): Promise<WaitingItem[]> =>
  (await call(listAdjustments, { query: { state: 'proposed', size: SIZE } })).data
    .filter(({ proposerNo }) => proposerNo !== operatorNo)
    .map(({ adjustmentNo, enterpriseName, phone, points, gmtCreate }) => ({
      key: adjustmentNo,
      kind: '积分调整',
      words: `${enterpriseName || phone}：${points > 0 ? '+' : ''}${points} 积分`,
      since: gmtCreate,
      href: '/adjustments?state=proposed',
    }));

const coupons = async (): Promise<WaitingItem[]> =>
  (await call(listCouponTemplates, { query: { review: 'asked', size: SIZE } })).data.map((template) => ({
    key: template.templateNo,
    kind: '优惠券',
    words: `${template.name}：${couponTermsWords(template)}`,
    since: template.gmtModified,
    href: '/coupons?review=asked',
  }));

/** What a colleague sent back to whoever looks: why. */
const couponsSentBack = async (): Promise<WaitingItem[]> =>
  (await call(listCouponTemplates, { query: { review: 'returned', size: SIZE } })).data.map(({ templateNo, name, returned, gmtModified }) => ({
    key: templateNo,
    kind: '优惠券被退回',
    words: `${name}：${returned?.reason ?? ''}`,
    since: gmtModified,
    href: '/coupons?review=returned',
  }));

/** What waits longest of all that is this role's to do. */
export async function readWaiting({ role, operatorNo }: { role: OperatorRole; operatorNo: string }): Promise<WaitingItem[]> {
  const desk = operatorMay('answersRequirements', role) ? [requirements(), serviceOrders(), feedback(), comments(), contentComments()] : [];
  const credits = operatorMay('handlesCredits', role) ? [exchanges(), adjustments(operatorNo)] : [];
  const lists = [
    ...credits,
    ...(operatorMay('issuesCoupons', role) ? [coupons(), couponsSentBack()] : []),
    ...(operatorMay('auditsEnterprises', role) ? [papers()] : []),
    ...desk,
    ...(operatorMay('decidesReports', role) ? [reports()] : []),
    ...(operatorMay('decidesAfterSales', role) ? [afterSales()] : []),
  ];
  return waitedLongest(await Promise.all(lists.map(orNone)));
}
