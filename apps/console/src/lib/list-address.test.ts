import { describe, expect, it } from 'vitest';
import { listHref, numberIn } from './list-address.ts';

describe('the address of a list', () => {
  const query = new URLSearchParams('auditStatus=10&page=3');
  it('keeps its other filters, and begins at the first page with another', () => {
    expect(listHref('/certifications', query, { page: 4 })).toBe('/certifications?auditStatus=10&page=4');
    expect(listHref('/certifications', query, { keyword: '安防' })).toBe(`/certifications?auditStatus=10&keyword=${encodeURIComponent('安防')}`);
    expect(listHref('/certifications', query, { auditStatus: undefined })).toBe('/certifications');
  });
  it('is read as far as it makes sense', () =>
    expect(['2', '0', '-1', 'x', '1.5', '9999'].map((page) => numberIn(new URLSearchParams({ page }), 'page', 1))).toEqual([2, 1, 1, 1, 1, 1]));
});
