import { describe, expect, it } from 'vitest';
import { amountsOf, FEE_PRESETS, openedRows, presetFor, readFee } from './fee-form.ts';

const line = (productCategory: string, quantity: number) => ({ productCategory, quantity, price: 100, ratePrice: 100 });
const construction = FEE_PRESETS.find(({ name }) => name === '施工费') as (typeof FEE_PRESETS)[number];

describe('a fee for each point', () => {
  it('counts cameras, not their brackets, plugs and cable', () => {
    const lines = [line('视频监控 > 半球网络摄像机', 16), line('支架配件 > 壁装支架', 16), line('线缆辅材 > 水晶头与模块面板', 40)];
    const row = { ...presetFor(construction, lines), key: 0 };
    expect([row.category, amountsOf([row], lines)]).toEqual(['视频监控', [1920]]);
  });

  it('is begun behind the fees there are, ready to be saved, where the tip asked for construction (DESIGN-14)', () => {
    const transport = { name: '运输费', unit: '车', formula: { kind: 'fixed', unitPrice: 300, quantity: 1 } } as const;
    const lines = [line('门禁管理 > 门禁一体机', 4)];
    expect(openedRows([transport], lines, false).map(({ name }) => name)).toEqual(['运输费']);
    const [, begun] = openedRows([transport], lines, true);
    expect(begun && readFee(begun)).toEqual({ fee: { name: '施工费', unit: '点', formula: { kind: 'perPiece', unitPrice: 120, category: '门禁管理' } } });
  });

  it('rounds no price: more than two decimals are none', () => {
    const row = { ...presetFor(construction, []), key: 0, figure: '120.555' };
    expect(readFee(row)).toEqual({ faults: { figure: '单价应为 0.01 至 9,999,999.99 元，最多两位小数' } });
  });

  it('counts what there is where no system has points', () => expect(presetFor(construction, [line('线缆辅材 > 双绞线', 3)]).category).toBe(''));

  it('is counted by the tax beside it, which is of products and fees unless it is made one of products (PRICE-22)', () => {
    const lines = [line('视频监控', 10)];
    const tax = { ...(FEE_PRESETS.find(({ name }) => name === '税费') as (typeof FEE_PRESETS)[number]), key: 0, figure: '6' };
    const labour = { ...construction, figure: '50', key: 1 };
    expect(amountsOf([tax, labour], lines)).toEqual([90, 500]);
    expect(amountsOf([{ ...tax, kind: 'percent' }, labour], lines)).toEqual([60, 500]);
    const read = readFee(tax);
    expect(read).toEqual({ fee: { name: '税费', unit: '项', formula: { kind: 'percent', percent: 6, base: 'goodsAndFees' } } });
    expect('fee' in read && openedRows([read.fee], lines, false)).toEqual([{ ...tax, figure: '6.00' }]);
  });

  it('leaves shares and lump sums as they are', () => {
    for (const preset of FEE_PRESETS.filter(({ kind }) => kind !== 'perPiece')) expect(presetFor(preset, [line('视频监控', 1)])).toEqual(preset);
  });
});
