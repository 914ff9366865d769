import type { EnterpriseDetail } from '@portal/contract/enterprise';
import { describe, expect, it } from 'vitest';
import { bodyOf, isChanged, typedOf } from './typed-papers.ts';

const detail = {
  companyName: '安防公司',
  companyNumber: '91330108MA27XXDC1R',
  contactName: '王试',
  contactPhone: '13800000000',
  address: '一号',
  enterpriseType: 3,
  licenceFileId: 'f1',
  licenceUrl: '/licence',
  provinceCode: '33',
  provinceName: '浙江省',
  cityCode: '3301',
  cityName: '杭州市',
  areaCode: '330106',
  areaName: '西湖区',
  streetCode: null,
  streetName: null,
} as EnterpriseDetail;

describe('papers while they are typed (ENTERPRISE-5)', () => {
  it('begin with what was handed in, and say it again unchanged', () => {
    const { streetCode: _street, ...said } = bodyOf(typedOf(detail));
    expect(said).toMatchObject({ companyName: '安防公司', enterpriseType: 3, areaCode: '330106', licenceFileId: 'f1' });
    expect(bodyOf(typedOf(detail))).not.toHaveProperty('streetCode');
  });

  it('are changed by a letter, a licence or a place, and not by being opened', () => {
    const before = typedOf(detail);
    expect(isChanged(before, typedOf(detail))).toBe(false);
    expect(isChanged({ ...before, companyName: '安防公司 ' }, before)).toBe(true);
    expect(isChanged({ ...before, licence: { fileId: 'f2', url: '' } }, before)).toBe(true);
    expect(isChanged({ ...before, region: before.region.slice(0, 2) }, before)).toBe(true);
  });
});
