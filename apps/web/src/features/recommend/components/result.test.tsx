import { CallError } from '@portal/client';
import type { RecommendedLine, RecommendedTier } from '@portal/contract/recommend';
import { ups } from '@portal/engines/sizing';
import type { ScenarioPlan } from '@portal/engines/sizing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseGuide } from '../model/guide-address.ts';
import { shownTier, type ShownTier } from '../model/shown-tier.ts';
import { GuideBar } from './guide-bar.tsx';
import { Result } from './result.tsx';
import type { Applying } from './use-applying.ts';
import { useGuide } from './use-guide.ts';
import type { RecommendationNow } from './use-recommendation.ts';

const plan = ups as unknown as ScenarioPlan;
const aLine = (change: Partial<RecommendedLine> = {}): RecommendedLine => ({
  role: 'upsHost',
  roleName: 'UPS 主机',
  quantity: 2,
  attributes: { capacityKVA: 10 },
  wanted: '10 kVA',
  chosen: {
    skuNo: 'U10',
    spuNo: 'S1',
    productName: '在线式 UPS',
    productModel: 'HV-U10',
    productImage: '',
    brandName: '',
    skuDesc: '',
    price: 8000,
    stockTotal: 1,
    stockSource: 'platform',
    warrantyMonths: null,
    attributes: {},
  },
  alternatives: [],
  unmatched: null,
  keptQuantity: 0,
  reason: { rule: '按负载选主机', inputs: '4500 W', arithmetic: '1 ＋ 1 ＝ 2' },
  mandatory: null,
  amount: 16_000,
  isShort: true,
  ...change,
});
const aTier = (tier: RecommendedTier['tier'], lines: RecommendedLine[], budget: number | null = null): ShownTier =>
  shownTier(
    { tier, inputs: {}, warnings: [], metrics: {}, lines, amount: 0, unmatchedCount: 0, unpricedCount: 0, overBudget: null, cheapenedCount: 0 },
    [],
    budget,
    null,
  );
const current: RecommendationNow = { tiers: null, isOutdated: false, isAsking: false, failure: null, isForbidden: false, retry: () => undefined };

function Page({ search, now }: { search: string; now: RecommendationNow }) {
  const guide = useGuide(plan, parseGuide(new URLSearchParams(search), plan.id, plan.fields), null);
  return <Result guide={guide} recommendation={now} tier={now.tiers?.find(({ tier }) => tier === guide.tier) ?? null} />;
}
const page = (change: Partial<RecommendationNow>, search = '') => renderToStaticMarkup(<Page search={search} now={{ ...current, ...change }} />);
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const three = (line: RecommendedLine, budget: number | null = null) => (['economy', 'standard', 'high'] as const).map((tier) => aTier(tier, [line], budget));

describe('what the answers come to', () => {
  it('shows figures at once, before any product has come, and the shape of what is coming', () => {
    const html = page({ isAsking: true });
    expect(text(html)).toContain('负载 4,500 W');
    expect(html).toContain('p-bone');
  });

  it('shows model, quantity, sum, short stock, and why in rule, facts and arithmetic', () => {
    const words = text(page({ tiers: three(aLine()) }));
    for (const part of ['在线式 UPS', 'HV-U10', '平台库存 1，不够', '按负载选主机', '4500 W', '1 ＋ 1 ＝ 2', '16,000']) expect(words).toContain(part);
  });

  it('shows the model’s own figures as its own, and what was asked apart from them', () => {
    const line = aLine();
    const words = text(page({ tiers: three({ ...line, chosen: line.chosen && { ...line.chosen, attributes: { capacityKVA: 15, phases: 3 } } }) }));
    expect(words).toContain('15 kVA');
    expect(words).toContain('要求：10 kVA');
    expect(words).not.toContain('三相');
    const cabinet = { role: 'batteryCabinet', attributes: {}, wanted: '可装 3 节', chosen: line.chosen && { ...line.chosen, attributes: { blocks: 8 } } };
    expect(text(page({ tiers: three(aLine(cabinet)) }))).toContain('可装 8 节 要求：可装 3 节');
  });

  it('says plainly that nothing fits a line, and what was wanted', () => {
    const words = text(page({ tiers: three(aLine({ chosen: null, unmatched: '没有 10 kVA 的 UPS 主机', isShort: false })) }));
    expect(words).toContain('10 kVA');
    expect(words).toContain('没有 10 kVA 的 UPS 主机');
    expect(words).toContain('1 项未匹配，未计入');
    expect(words).toContain('合计不含 1 项： UPS 主机 × 2（没有 10 kVA 的 UPS 主机）');
  });

  it('offers another model where that of a mandatory line is not in stock, and names it below the sum', () => {
    const line = aLine({ mandatory: 'GB 50116-2013 10.1.5' });
    const other = line.chosen && { ...line.chosen, skuNo: 'U10B', productModel: 'HV-U10B' };
    const html = page({ tiers: three({ ...line, alternatives: other === null ? [] : [other] }) });
    expect(text(html)).toContain('UPS 主机是必配项（GB 50116-2013 10.1.5）：HV-U10 平台库存 1，不够 2 件，要等货；可更换为别的合适型号');
    expect(html).toContain('更换必配的UPS 主机');
    expect(text(html)).toContain('合计里有 1 项库存不够，要等货： UPS 主机 × 2（平台库存 1）');
    expect(page({ tiers: three(line) })).not.toContain('更换必配的');
  });

  it('the sum at the lower edge says what is not in it, within the budget and over it', () => {
    const applying: Applying = {
      stage: { kind: 'idle' },
      busy: null,
      done: null,
      applied: null,
      close: () => undefined,
      join: () => undefined,
      confirm: () => undefined,
      startOrder: () => undefined,
      createOrder: () => undefined,
    };
    const bar = (lines: RecommendedLine[], budget: number | null = null) =>
      text(
        renderToStaticMarkup(<GuideBar tier={aTier('standard', lines, budget)} isOutdated={false} isJoiningOrder={false} applying={applying} save={null} />),
      );
    const line = aLine();
    const gone = aLine({ role: 'batteryBlock', chosen: null, unmatched: '没有', isShort: false });
    const unpriced = aLine({ role: 'upsMonitorCard', chosen: line.chosen && { ...line.chosen, skuNo: 'M1', price: null }, amount: 0 });
    expect(bar([line, gone, unpriced])).toContain('1 项未匹配、1 项暂无价格，未计入');
    expect(bar([line, gone, unpriced], 15_000)).toMatch(/超出预算 ¥ 1,000 .* ，另有 2 项未计入/u);
    expect(bar([line])).not.toContain('未计入');
  });

  it('says so where the catalogue has nothing for any line', () => {
    expect(text(page({ tiers: three(aLine({ chosen: null, unmatched: '没有' })) }))).toContain('产品库里还没有能用在这里的型号');
    expect(text(page({ tiers: three(aLine()) }))).not.toContain('产品库里还没有');
  });

  it('says within or over the budget, and nothing without one', () => {
    expect(text(page({ tiers: three(aLine(), 15_000) }, 'budget=15000'))).toContain('超出预算 ¥ 1,000');
    expect(text(page({ tiers: three(aLine(), 16_000) }, 'budget=16000'))).toContain('在预算内');
    expect(text(page({ tiers: three(aLine()) }))).not.toContain('预算');
  });

  it('keeps the former products and offers another try when the matching failed', () => {
    const failure = new CallError({ code: 0, status: 0, msg: '网络异常，请检查网络后重试', isNetworkError: true });
    const html = page({ tiers: three(aLine()), failure, isOutdated: true });
    expect(text(html)).toContain('产品没有匹配成功');
    expect(text(html)).toContain('网络异常');
    expect(text(html)).toContain('重新匹配');
    expect(html).toContain('data-outdated="true"');
    expect(text(html)).toContain('HV-U10');
  });

  it('offers no other try to those who may not', () => {
    const words = text(page({ failure: new CallError({ code: 403, status: 403, msg: '' }), isForbidden: true }));
    expect(words).toContain('不能使用智能配单工具');
    expect(words).not.toContain('重新匹配');
  });

  it('counts what is wrong in the answers, the budget among it', () => {
    expect(text(page({}, 'runtimeMin=9999&budget=abc'))).toContain('有 3 处填写需要修改');
    expect(text(page({}))).not.toContain('需要修改');
  });

  it('shows no figure beside answers that are wrong', () => {
    expect(text(page({}))).toContain('负载');
    // the link names no load either, and none is taken for it
    expect(text(page({}, 'runtimeMin=9999')).trim()).toBe('有 2 处填写需要修改，改好后这里马上算出结果。');
  });
});
