import { requirementCopy, RequirementType } from '@portal/contract/requirement';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begunRequirement } from './begun-requirement.ts';
import { projectIn, requirementTypeIn } from './requirement-address.ts';
import { ASKED, bodyOf, faultsOf, fieldOf, NOTHING_TYPED, type TypedRequirement } from './typed-requirement.ts';

const whole: TypedRequirement = {
  identity: 'company',
  designOrderId: '',
  isDesignOrderShown: true,
  companyName: '滨江物业',
  contact: '王工',
  phone: ' 13800000001 ',
  budgetRangeCode: '2',
  sceneId: '1',
  categories: ['10', '20'],
  region: [
    { code: '33', name: '浙江省' },
    { code: '3301', name: '杭州市' },
    { code: '330108', name: '滨江区' },
  ],
  detailAddress: '江南大道 1 号',
  remark: '周界 24 路',
};
const EMPTY: Partial<TypedRequirement> = { ...NOTHING_TYPED, identity: 'company' };

describe('a requirement while it is typed', () => {
  it('says of an empty form what each field asks for, a company’s name of a company alone', () => {
    const { identityRequired, companyRequired, ...others } = {
      identityRequired: requirementCopy.identityRequired,
      companyRequired: requirementCopy.companyRequired,
      contact: requirementCopy.contactRequired,
      phone: requirementCopy.phoneRequired,
      sceneId: requirementCopy.sceneRequired,
      categories: requirementCopy.categoryRequired,
      budgetRangeCode: requirementCopy.budgetRequired,
      region: requirementCopy.addressRequired,
      remark: requirementCopy.remarkRequired,
    };
    expect(faultsOf(NOTHING_TYPED)).toEqual({ identity: identityRequired, ...others });
    expect(faultsOf({ ...NOTHING_TYPED, identity: 'person' })).toEqual(others);
    expect(faultsOf({ ...NOTHING_TYPED, identity: 'company' })).toEqual({ companyName: companyRequired, ...others });
  });

  it.each([
    ['13800000001', true],
    ['0571-88881234', true],
    ['057188881234', true],
    ['０５７１ － ８８８８１２３４', true],
    ['0571-888812345', false],
    ['12800000001', false],
    ['1380000000', false],
    ['电话', false],
  ])('the phone %s is one: %s', (phone, isOne) => expect(faultsOf({ ...whole, phone }).phone).toBe(isOne ? undefined : requirementCopy.phoneRule));

  it('names the design order it was begun for, and whether the desk may read it; without one it says nothing of either (REQUEST-16)', () => {
    const asked = bodyOf({ ...whole, designOrderId: 'D1', isDesignOrderShown: false }, RequirementType.schemeDesign);
    expect(asked).toMatchObject({ designOrderId: 'D1', isDesignOrderShown: false });
    expect(Object.keys(bodyOf(whole, RequirementType.schemeDesign) ?? {}).filter((name) => /designOrder/i.test(name))).toEqual([]);
  });

  it('is handed in exactly where nothing is missing', () => {
    const anyPart = fc.record(Object.fromEntries(ASKED.map((field) => [field, fc.boolean()])) as Record<(typeof ASKED)[number], fc.Arbitrary<boolean>>);
    fc.assert(
      fc.property(anyPart, (isEmptied) => {
        const emptied = ASKED.filter((field) => field !== 'identity' && isEmptied[field]);
        const typed = { ...whole, ...Object.fromEntries(emptied.map((field) => [field, EMPTY[field]])) };
        expect(Object.keys(faultsOf(typed)).toSorted()).toEqual([...emptied].toSorted());
        expect(bodyOf(typed, RequirementType.survey) === undefined).toBe(emptied.length > 0);
      }),
    );
  });

  it('goes with the codes of its place, its categories as one path and a trimmed phone; a person hands in no company', () => {
    const body = bodyOf(whole, RequirementType.survey);
    expect(body).toMatchObject({ identity: 'company', companyName: '滨江物业', phone: '13800000001', requirementTypeId: 6, address: ['33', '3301', '330108'] });
    expect(bodyOf({ ...whole, phone: '0571-88881234' }, RequirementType.survey)?.phone).toBe('057188881234');
    expect(bodyOf({ ...whole, phone: '0571-8888123' }, RequirementType.survey)?.phone).toBe('0571-8888123');
    expect(body).not.toHaveProperty('streetCode');
    expect(bodyOf({ ...whole, identity: 'person' }, RequirementType.survey)).not.toHaveProperty('companyName');
  });

  it('a refusal of the server finds its field', () => {
    expect(['categoryPath', 'provinceCode', 'areaName', 'detailAddress', 'remark', 'clientSource'].map(fieldOf)).toEqual([
      'categories',
      'region',
      'region',
      'detailAddress',
      'remark',
      undefined,
    ]);
  });

  it('is begun with whom to meet, where, and the project, as far as known (REQUEST-15)', () => {
    expect(begunRequirement({ companyName: '', nickname: '138****0001' })).toEqual(NOTHING_TYPED);
    expect(begunRequirement({ companyName: '', nickname: '林晓' })).toEqual({ ...NOTHING_TYPED, contact: '林晓' });
    const address = {
      contactName: '邵工',
      contactPhone: '0571-88886666',
      provinceCode: '33',
      provinceName: '浙江省',
      cityCode: '3301',
      cityName: '杭州市',
      areaCode: '330108',
      areaName: '滨江区',
      streetCode: '330108001',
      streetName: '西兴街道',
      detailAddress: '1 号',
    };
    const designOrder = { id: 'd1', name: '物流园', sceneId: '3', totals: { lineCount: 2, pieceCount: 12, amount: 1234.5 } as never };
    const begun = begunRequirement({ companyName: '滨江物业', nickname: '林晓', address, designOrder });
    expect(begun).toMatchObject({
      identity: '',
      companyName: '滨江物业',
      contact: '邵工',
      phone: '057188886666',
      region: whole.region,
      detailAddress: '西兴街道1 号',
    });
    expect(begun).toMatchObject({ sceneId: '3', designOrderId: 'd1', remark: '项目：物流园（配单 d1，2 种 12 件，¥1,234.50）\n' });
    expect(faultsOf(begun)).not.toHaveProperty('phone');
  });
});

it.each([
  ['type=3', RequirementType.schemeConsult],
  ['type=9', RequirementType.upkeep],
  ['', RequirementType.schemeDesign],
  ['type=1', RequirementType.schemeDesign],
  ['type=33', RequirementType.schemeDesign],
  ['type=x', RequirementType.schemeDesign],
])('the form at ?%s is asked for kind %i', (search, kind) => expect(requirementTypeIn(new URLSearchParams(search))).toBe(kind));

it.each([
  ['designOrder=01m7abc', '01m7abc'],
  ['type=3', ''],
  ['designOrder=%3Cb%3E', ''],
])('?%s names the project %o', (search, id) => expect(projectIn(new URLSearchParams(search))).toBe(id));
