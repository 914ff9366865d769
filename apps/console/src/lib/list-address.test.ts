import { describe, expect, it } from 'vitest';
import { listHref, numberIn, pageIn, sizeIn } from './list-address.ts';

describe('the address of a list', () => {
  const query = new URLSearchParams('auditStatus=10&page=3');
  it('keeps its other filters, and begins at the first page with another', () => {
    expect(listHref('/certifications', query, { page: 4 })).toBe('/certifications?auditStatus=10&page=4');
    expect(listHref('/certifications', query, { keyword: '安防' })).toBe(`/certifications?auditStatus=10&keyword=${encodeURIComponent('安防')}`);
    expect(listHref('/certifications', query, { auditStatus: undefined })).toBe('/certifications');
  });
  it('is read as far as it makes sense', () =>
    expect(['2', '0', '-1', 'x', '1.5', '9999'].map((page) => pageIn(new URLSearchParams({ page })))).toEqual([2, 1, 1, 1, 1, 1]));
  it('has the sizes that the server gives', () =>
    expect(['10', '50', '500', '30', '1e1', ''].map((size) => sizeIn(new URLSearchParams({ size })))).toEqual([10, 50, 20, 20, 20, 20]));
  it('may name a version', () =>
    expect(['7', '0', '-1', 'x'].map((version) => numberIn(new URLSearchParams({ version }), 'version', 0))).toEqual([7, 0, 0, 0]));
});
