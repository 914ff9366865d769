import { privateProductCopy } from '@portal/contract/private-product';
import { describe, expect, it } from 'vitest';
import { bodyOf, faultsOf, isChanged, leftPriceFault, typedOf } from './typed-product.ts';

const whole = { ...typedOf(null), spuName: ' 壁装　 支架', category: '0', price: '１，２８０．５', brandName: '自  制 ' };
const categories = [
  { id: 1, itemValue: '录像存储', spuCount: 0, children: [{ id: 12, itemValue: '监控硬盘', spuCount: 0, attributes: [{ code: 'sizeTB' } as never] }] },
];

describe('a product being written (PRIVATE-1)', () => {
  it('says of each field what is missing, word for word', () =>
    expect(faultsOf(typedOf(null), privateProductCopy)).toEqual({
      spuName: '请输入产品名称',
      categoryValueSelect: '请选择产品分类',
      price: '产品单价不能为空',
      brandName: '请选择或输入品牌名称',
    }));
  it.each([
    [{ spuName: '名'.repeat(51) }, { spuName: '长度在 1 到 50 个字符' }],
    [{ price: '0' }, { price: '请输入大于0的数值' }],
    [{ price: '1.234' }, { price: '最多两位小数' }],
    [{ price: '.001' }, { price: '最多两位小数' }],
    [{ price: '十元' }, { price: '产品单价应为数字，例如 12.50' }],
    [{ price: '10000000' }, { price: '产品单价不能超过 9999999.9 元' }],
    [{ spuName: '𠮷'.repeat(50), spuDesc: '𠮷'.repeat(200) }, {}],
    [
      { unit: '个\u202E', brandName: 'a\u200Bb' },
      { unit: '不能含有换行、控制字符或看不见的字符', brandName: '不能含有换行、控制字符或看不见的字符' },
    ],
    [{ brandName: '𠮷'.repeat(16) }, { brandName: '长度不能超过 15 个字符' }],
    [{ brandName: '牌'.repeat(16) }, { brandName: '长度不能超过 15 个字符' }],
    [{ spuDesc: '字'.repeat(201) }, { spuDesc: '长度不能超过 200 个字符' }],
    [{ spuName: ` ${'名 '.repeat(50)}　` }, {}],
    [{ spuName: `${'名 '.repeat(50)}名` }, { spuName: '长度在 1 到 50 个字符' }],
  ])('%j: %j', (more, faults) => expect(faultsOf({ ...whole, ...more }, privateProductCopy)).toEqual(faults));
  it.each([
    ['0', { price: '请输入大于0的数值' }],
    ['-5', { price: '请输入大于0的数值' }],
    ['abc', { price: '产品单价应为数字，例如 12.50' }],
    [' ', {}],
    ['12.5', {}],
  ])('tells of the price %j when it is left: %j', (price, faults) => expect(leftPriceFault(price, privateProductCopy)).toEqual(faults));
  it('is sent without blanks, its price as a figure, attributes of another category left behind', () =>
    expect(bodyOf({ ...whole, category: '12', attributes: { sizeTB: '4', ports: '8' } }, categories)).toMatchObject({
      spuName: '壁装支架',
      brandName: '自制',
      price: 1280.5,
      categoryValueSelect: 12,
      attributes: { sizeTB: '4' },
      save2DesignSelection: 0,
    }));
  it.each([
    [12.5, '12.50'],
    [68, '68'],
    [9_999_999.9, '9999999.90'],
  ])('%d is edited as %s, and is the same price when it is sent', (price, text) => {
    const typed = typedOf({ ...whole, price, attributes: {}, mainPics: [] } as never);
    expect([typed.price, bodyOf(typed, []).price]).toEqual([text, price]);
  });
  it('is changed once something differs', () => {
    expect([isChanged(whole, typedOf(null)), isChanged(whole, { ...whole })]).toEqual([true, false]);
  });
});
