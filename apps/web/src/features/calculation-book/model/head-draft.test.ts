import { describe, expect, it } from 'vitest';
import { emptyHead, readHead, revisionAfter } from './head-draft.ts';

describe('the revision after', () => {
  it.each([
    ['A', 'B'],
    ['Y', 'Z'],
    ['Z', 'AA'],
    ['AZ', 'BA'],
    ['b', 'c'],
    ['1.2', '1.3'],
    ['V9', 'V10'],
    ['施工图', ''],
  ])('%s is %s', (revision, after) => expect(revisionAfter(revision)).toBe(after));
});

describe('the head of a book', () => {
  it('needs a project, a revision and a day', () =>
    expect(readHead({ ...emptyHead(''), revision: '' }).errors).toEqual({
      projectName: '请输入项目名称',
      revision: '请输入版次',
      bookDate: '请选择计算书的日期',
    }));

  it('is sent without the blanks around it', () =>
    expect(readHead({ ...emptyHead('2026-11-21'), projectName: ' 王府小区 ' }).head).toMatchObject({ projectName: '王府小区', revision: 'A' }));
});
