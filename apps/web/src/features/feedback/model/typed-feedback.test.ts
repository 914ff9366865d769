import { describe, expect, it } from 'vitest';
import { bodyOf, faultsOf, NOTHING_WRITTEN, type TypedFeedback } from './typed-feedback.ts';

const whole: TypedFeedback = {
  kind: 'complaint',
  classificationId: '4',
  content: ' 没有人回电话 ',
  phone: ' 13900001111 ',
  pictures: [{ fileId: 'f1', fvUrl: '/f1' }],
};

describe('feedback while it is typed (FEEDBACK-2)', () => {
  it('lacks what it is about and what is said; a phone may be left out', () => {
    expect(faultsOf(NOTHING_WRITTEN)).toEqual({ classificationId: '请选择反馈分类', content: '请填写反馈内容' });
    expect(faultsOf({ ...whole, content: ' \n' })).toEqual({ content: '请填写反馈内容' });
    expect(faultsOf(whole)).toEqual({});
    expect(faultsOf({ ...whole, phone: '' })).toEqual({});
    expect(faultsOf({ ...whole, phone: '12345' })).toEqual({ phone: '请输入正确的联系电话' });
  });
  it('is handed in by number, with the files of its pictures', () =>
    expect(bodyOf(whole)).toEqual({ kind: 'complaint', classificationId: 4, content: ' 没有人回电话 ', phone: '13900001111', pictures: ['f1'] }));
});
