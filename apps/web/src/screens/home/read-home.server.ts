/** What the home page shows, read in one go: some parts may fail without the others. */
import { listCategories, listHotSpu, listRecommendedSpu, listSpu, type SpuCard } from '@portal/contract/catalog';
import { getListCheck, getSelection, listDesignOrders } from '@portal/contract/design-order';
import type { Call } from '@portal/client';
import { getEnterpriseDetail } from '@portal/contract/enterprise';
import { getLoginSessionInfo, type SessionInfo } from '@portal/contract/account';
import { listPromotions, listRecommendedContent, listSolutionClasses, EVERY_INDUSTRY, PromotionPlacement, type ContentKind } from '@portal/contract/content';
import { listOwnEnterprises } from '@portal/contract/staff';
import { mayCall } from '@portal/engines/access';
import { priceLabels } from '@portal/engines/goods';
import { AuditStatus } from '@portal/engines/states';
import { BRIEF_EFFORT, compatCheck } from '@portal/engines/compatibility';
import type { RouterContextProvider } from 'react-router';
import { categoryPicture } from '../../features/catalog/index.ts';
import { answerOf, questionOf } from '../../features/design-order/index.ts';
import { listScenarios } from '../../features/recommend/index.ts';
import { callContext, hasSessionContext, nowContext } from '../../lib/page/server-context.ts';
import { readDealerToday } from './dealer-today.server.ts';
import { invitationGuideOf } from './invitation-guide-of.ts';
import { readSample } from './sample/read-sample.server.ts';

const ROW = 5;
const LATEST = 4;
const STATUS_ROWS = [
  { status: '2', title: '热门产品', words: '配单中使用最多' },
  { status: '1', title: '新品上架', words: '最近上架的系列' },
  { status: '4', title: '推荐产品', words: '常见场景的稳妥选择' },
] as const;

export type HomeData = Awaited<ReturnType<typeof readHome>>;

/** Categories, goods by status, for those signed in what they were at, for the others the example. Throws where the categories fail: without them there is no home page. */
export async function readHome(context: Readonly<RouterContextProvider>) {
  const call = context.get(callContext);
  const mine = context.get(hasSessionContext);
  const session = mine ? call(getLoginSessionInfo) : null;
  const [tree, orders, draft, hasPapers, today, invitations, published, ...rows] = await Promise.all([
    call(listCategories),
    // a home page without one of its parts is still a home page
    mine ? call(listDesignOrders, { query: { size: 10 } }).catch(() => null) : null,
    mine ? readDraft(call).catch(() => null) : null,
    session ? session.then((one) => hasPapersOf(call, one)).catch(() => false) : false,
    session ? session.then((one) => readDealerToday(call, one)).catch(() => []) : [],
    mine
      ? call(listOwnEnterprises)
          .then((own) => own.invitations)
          .catch(() => [])
      : [],
    readPublished(call),
    ...STATUS_ROWS.map(({ status }) => readMarked(call, status).catch(() => [])),
  ]);
  const hasWork = mine && (orders === null || orders.count > 0 || draft === null || draft.lineCount > 0);
  return {
    // what leads to nothing is not there
    categories: tree
      .filter(({ spuCount }) => spuCount > 0)
      .map((category) => ({
        ...category,
        children: category.children.filter(({ spuCount }) => spuCount > 0),
        picture: categoryPicture(category.dataId) ?? '',
      })),
    productCount: tree.reduce((sum, { spuCount }) => sum + spuCount, 0),
    rows: rowsOf(rows),
    priceLabel: rows.flat()[0]?.priceLabel ?? priceLabels.refer,
    orders: orders && {
      count: orders.count,
      latest: orders.data
        .slice(0, LATEST)
        .map(({ id, name, amount, lineCount, gmtModified, pictures }) => ({ id, name, amount, lineCount, gmtModified, pictures: pictures.slice(0, 3) })),
    },
    draft,
    hasPapers,
    today,
    invitation: invitationGuideOf(invitations),
    hasWork,
    sample: hasWork ? null : await readSample(call).catch(() => null),
    ...published,
    scenarios: listScenarios(),
    hour: new Date(context.get(nowContext) + 8 * 3_600_000).getUTCHours(),
  };
}

/** One row of goods by its mark: hot and recommended lists, and of what is new the latest. */
async function readMarked(call: Call, status: (typeof STATUS_ROWS)[number]['status']): Promise<readonly SpuCard[]> {
  if (status === '1') return (await call(listSpu, { query: { status, size: 10, sort: 'gmtListed' } })).data;
  if (status === '2') return (await call(listHotSpu, { query: { size: 10 } })).data;
  return (await call(listRecommendedSpu, { query: { size: 10 } })).data;
}

/** Whether papers were ever handed in by an individual of whose certification nothing else tells: they may have been taken back. */
async function hasPapersOf(call: Call, { userType, auditStatus }: SessionInfo): Promise<boolean> {
  return mayCall('certificationGuide', userType) && auditStatus === AuditStatus.notSubmitted && (await call(getEnterpriseDetail)) !== null;
}

const BANNERS = [PromotionPlacement.Left, PromotionPlacement.Mid, PromotionPlacement.Right];

/** What is promoted, and the latest of each kind; what cannot be read is not there (CONTENT-7). */
async function readPublished(call: Call) {
  const placed = (placement: PromotionPlacement) => call(listPromotions, { query: { placement } }).catch(() => []);
  const [slides, banners, industries, latest] = await Promise.all([
    placed(PromotionPlacement.Carousel),
    Promise.all(BANNERS.map(placed)),
    call(listSolutionClasses)
      .then(({ industryList }) => industryList.filter(({ id }) => id !== EVERY_INDUSTRY))
      .catch(() => []),
    call(listRecommendedContent).catch(() => []),
  ]);
  const ofKind = (kind: ContentKind) => latest.filter((item) => item.kind === kind);
  // one at each place: the others wait until it is over
  return {
    slides,
    banners: banners.flatMap((at) => at.slice(0, 1)),
    industries,
    solutions: ofKind('solution'),
    cases: ofKind('case'),
    articles: ofKind('article'),
  };
}

/** The list as far as it has come, and what the check still finds missing, worst first. */
async function readDraft(call: Call) {
  const { lines, totals } = await call(getSelection);
  const { lineCount, pieceCount, amount } = totals;
  const check = lineCount === 0 ? null : await call(getListCheck, { query: {} }).catch(() => null);
  const question = check && questionOf(lines, check);
  const answer = check && question && answerOf(question, compatCheck(question.inputs, BRIEF_EFFORT), check.ignored);
  const found = (answer?.issues ?? [])
    .filter(({ severity }) => severity !== 'info')
    .toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return {
    lineCount,
    pieceCount,
    amount,
    pictures: lines.slice(0, 5).map(({ productImage }) => productImage),
    isChecked: Boolean(answer),
    problems: found.map(({ text }) => text),
  };
}

/** A family that two rows would show stands in the first; the row's own words say why it is there, so that cards wear no marks. */
function rowsOf(answers: readonly (readonly SpuCard[])[]) {
  const shown = new Set<string>();
  const rows = STATUS_ROWS.map((row, index) => {
    const cards = (answers[index] ?? []).filter(({ spuNo }) => !shown.has(spuNo)).slice(0, ROW);
    for (const { spuNo } of cards) shown.add(spuNo);
    return { ...row, cards: cards.map((card) => ({ ...card, isNew: false, isHot: false, isRecommended: false })) };
  });
  return rows.filter(({ cards }) => cards.length > 0);
}
