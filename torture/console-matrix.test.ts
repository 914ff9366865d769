/** Every endpoint of the console as every role, as nobody, and with a cookie of the portal: let in exactly as the one table of rights says. */
import { pathOf } from '@portal/client';
import { addressTooLong, badRequest, forbidden, notSignedIn, type Endpoint } from '@portal/contract/core';
import { isOperatorAccess, OPERATOR_ROLES, operatorMay, type OperatorRole } from '@portal/engines/access';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { anInstaller } from '@portal/server/testkit/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOSTILE = ["../'%00 or 1=1", '%', 'x'.repeat(5000), '\u0000', '__proto__', '💣'];
const couponTemplate = {
  name: '满减券',
  threshold: 100,
  benefit: { kind: 'amount', off: 10 },
  scope: { kind: 'all' },
  stackGroup: 'platform',
  audience: [],
  claimCode: null,
  totalCount: 10,
  perPerson: 1,
  budget: null,
  claimFrom: '2026-11-01',
  claimTo: '2026-12-31',
  use: { kind: 'days', days: 7 },
};
const UNKNOWN = 'E0000000000000000';

let at: TestConsole;
let ownEnterprise = '';
const portalCookies: string[] = [];
beforeAll(async () => {
  at = await openTestConsole();
  const owner = await anInstaller(at.portal.database);
  ownEnterprise = owner.merchantNo;
  portalCookies.push(await at.portal.cookieOf(owner.accountNo));
});
afterAll(() => at.portal.close());

/** An input that each endpoint with an id accepts. */
const bodyOf = (name: string, id: string): object => {
  const bodies: Readonly<Record<string, object>> = {
    operatorLogin: { loginName: id, password: 'Wrong@2026' },
    operatorSecondFactor: { code: id.slice(0, 20) },
    approveCertification: { enterpriseNo: id, gmtSubmit: new Date(0).toISOString(), validUntil: null },
    readCertificationContact: { enterpriseNo: id },
    refuseCertification: { enterpriseNo: id, gmtSubmit: new Date(0).toISOString(), reason: '照片不清晰' },
    markWillFreeze: { willFreeze: true, merchantNo: id, gmtFreeze: '2030-01-01T00:00:00.000Z', reason: '到期' },
    freezeEnterprise: { merchantNo: id, reason: '合同到期' },
    saveProtocolDraft: { protocolCode: 61, basedOn: id, protocolName: '账号规则', text: '# 一\n正文' },
    publishProtocolDraft: { protocolCode: 61, draftNo: id, gmtPublish: null },
    saveDeskContent: { contentId: id, gmtModified: new Date(0).toISOString(), title: '文章', summary: '', tags: [], gmtPublished: null },
    stepDeskContent: { contentId: id, gmtModified: new Date(0).toISOString(), act: 'publish' },
    undoGoodsImport: { importNo: id, isTried: true },
    saveDeskPromotion: { id, edition: 1, placement: 1, title: '横幅', picture: '/pictures/dome.svg', href: '/product', gmtFrom: null, gmtTo: null },
    withdrawDeskPromotion: { id, edition: 1 },
    moveDeskPromotion: { id, edition: 1, to: 'later' },
    publishNotice: { kind: 'system', title: '维护', text: '今晚维护', link: null, gmtPublish: null },
    withdrawNotice: { noticeNo: id, reason: '有误' },
    readRequirementContact: { id },
    readFeedbackContact: { id },
    proposeOperatorChange: { kind: 'unlock', operatorNo: id, reason: '回岗' },
    decideOperatorChange: { changeNo: id, act: 'refuse' },
    lockOperator: { operatorNo: id, reason: '离职' },
    decideReport: { id, act: 'dismiss', text: '未发现问题' },
    takeOverRequirement: { id, gmtModified: new Date(0).toISOString() },
    answerRequirement: { id, gmtModified: new Date(0).toISOString(), text: '已收到' },
    closeRequirement: { id, gmtModified: new Date(0).toISOString(), reason: '重复提交' },
    decideAfterSale: { afterSaleNo: id, decision: 'award', text: '凭证充分' },
    saveCouponTemplate: { templateNo: id, template: couponTemplate },
    stepCouponTemplate: { templateNo: id, act: 'issue' },
    sendCouponBack: { templateNo: id, reason: '有误', edition: 1 },
    voidCoupons: { templateNo: id, reason: '有误' },
    abandonSeckillActivity: { activityNo: id, reason: '价格有误' },
    resolvePaymentAlarm: { id: 1, note: '已与渠道核对' },
    sendRefundAgain: { id: 1 },
    saveCreditsGoods: {
      spuNo: id,
      title: '礼品',
      summary: '',
      text: '',
      picture: '/pictures/dome.svg',
      unit: '台',
      points: 5,
      stockChange: 1,
      limitEach: null,
      isOffered: true,
    },
    readExchangeContact: { exchangeNo: id },
    sendExchange: { exchangeNo: id, carrier: '顺丰', trackingNo: 'SF1' },
    changeExchangeParcel: { exchangeNo: id, carrier: '顺丰', trackingNo: 'SF1' },
    cancelDeskExchange: { exchangeNo: id, reason: '缺货' },
    proposeAdjustment: { phone: '13900009999', points: 5, reason: '补发' },
    decideAdjustment: { adjustmentNo: id, isApproved: true },
    unfreezeEnterprise: { merchantNo: id, reason: '已续签' },
  };
  return bodies[name] ?? {};
};

async function ask(endpoint: Endpoint, cookie: string | undefined, id: string): Promise<{ status: number; code: number | undefined; body: string }> {
  at.portal.clock.forward(3_000);
  const url = pathOf(endpoint, {
    params: endpoint.params === undefined ? undefined : { enterpriseNo: id, activityNo: id, id, afterSaleNo: id, fileId: id },
    query: { keyword: id.slice(0, 50) },
  });
  const answer = await at.portal.console.http.inject({
    method: endpoint.method,
    url: endpoint.method === 'GET' ? url : endpoint.path,
    headers: { ...(cookie === undefined ? {} : { cookie }), 'idempotency-key': `console-${Math.random()}` },
    ...(endpoint.method === 'POST' ? { payload: bodyOf(endpoint.name, id) } : {}),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, code: isJson ? answer.json<{ code?: number }>().code : undefined, body: answer.body };
}

describe('the console (OPERATOR-3)', () => {
  const closed = () => at.portal.console.served.filter(({ access }) => isOperatorAccess(access));

  it('serves what only operators may call, and the two steps of signing in besides', () => {
    const others = at.portal.console.served.filter(({ access }) => !isOperatorAccess(access));
    expect(others.map(({ name }) => name).toSorted()).toEqual(['operatorLogin', 'operatorSecondFactor']);
    expect(closed().length).toBeGreaterThan(8);
  });

  it.each(OPERATOR_ROLES)('%s: each endpoint as the table says, with ids of nobody and hostile ones', async (role: OperatorRole) => {
    const operatorNo = await at.anOperator(role, {});
    const faults: string[] = [];
    for (const endpoint of closed()) {
      if (!isOperatorAccess(endpoint.access)) continue;
      const may = operatorMay(endpoint.access, role);
      for (const id of [UNKNOWN, ...HOSTILE]) {
        // leaving ends the session it is called with
        const { status, code, body } = await ask(endpoint, await at.sessionOf(operatorNo), id);
        // what is no path at all is told so before anybody is asked who he is
        const isRefused = code === forbidden.code || (!may && id !== UNKNOWN && (code === badRequest.code || code === addressTooLong.code));
        if (isRefused === may) faults.push(`${endpoint.name} as ${role}: ${status} ${code}`);
        if (status >= 500) faults.push(`${endpoint.name} breaks of ${JSON.stringify(id.slice(0, 20))}: ${status}`);
        if (/select |relation |\bat \/|stack/i.test(body)) faults.push(`${endpoint.name} tells of its inside: ${body.slice(0, 120)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('nobody, a session of the portal under either name, and one that is made up are not signed in', async () => {
    const [, value = ''] = (portalCookies[0] ?? '').split('=');
    const [name = ''] = (await at.sessionOf(await at.anOperator('auditor', {}))).split('=');
    const faults: string[] = [];
    for (const endpoint of closed())
      for (const cookie of [undefined, portalCookies[0], `${name}=${value}`, `${name}=${'A'.repeat(43)}`, `${name}=`]) {
        const { status, code } = await ask(endpoint, cookie, ownEnterprise);
        if (status !== 401 || code !== notSignedIn.code) faults.push(`${endpoint.name} with ${cookie?.slice(0, 12)}: ${status} ${code}`);
      }
    expect(faults).toEqual([]);
  });

  it('a locked operator is not signed in any more', async () => {
    const operatorNo = await at.anOperator('administrator', {});
    const cookie = await at.sessionOf(operatorNo);
    const own = closed().find(({ name }) => name === 'getOperator');
    if (!own) throw new Error('getOperator is not served');
    expect((await ask(own, cookie, '')).status).toBe(200);
    await at.portal.database.pool.query('update operator set status = 1 where operator_no = $1', [operatorNo]);
    expect((await ask(own, cookie, '')).status).toBe(401);
  });
});
