import { expect, it } from 'vitest';
import { keptText, typedOfKept } from './kept-form.ts';

const begun = { name: '', phone: '13800000001', place: [] as string[], isDefault: false };
const typed = { ...begun, name: '王工', place: ['33'] };

it('what was typed comes back to whoever typed it', () => expect(typedOfKept(keptText('a/b', begun, typed), 'a/b', begun)).toEqual(typed));

it('nobody else is given it, and what cannot be read is nothing', () => {
  for (const text of [keptText('a/c', begun, typed), null, '', '{', '[]', '{"owner":"a/b"}', '{"owner":"a/b","typed":{}}'])
    expect(typedOfKept(text, 'a/b', begun)).toBeNull();
});

it('a field nobody touched has the value it has by now', () => {
  expect(typedOfKept(keptText('a', begun, typed), 'a', { ...begun, phone: '13900000002' })).toEqual({ ...typed, phone: '13900000002' });
});

it('a field of another kind by now, or one that is gone, is left out', () => {
  const kept = JSON.stringify({ owner: 'a', begun, typed: { ...typed, place: 'Zhejiang', gone: 1 } });
  expect(typedOfKept(kept, 'a', begun)).toEqual({ ...begun, name: '王工' });
});

it('so is one whose own parts are of another kind, or missing', () => {
  const form = { remark: '', invoice: { type: 'none', title: '' } };
  const back = (invoice: unknown) => typedOfKept(JSON.stringify({ owner: 'a', begun: form, typed: { remark: '一', invoice } }), 'a', form)?.invoice;
  expect(back({ type: 'company', title: '公司' })).toEqual({ type: 'company', title: '公司' });
  expect([back({ type: 'company' }), back({ type: 1, title: '' }), back('company'), back([])]).toEqual(Array.from({ length: 4 }, () => form.invoice));
});

it('what says no more than the form begins with is nothing to be told', () => {
  expect(typedOfKept(keptText('a', begun, begun), 'a', begun)).toBeNull();
  expect(typedOfKept(keptText('a', begun, typed), 'a', typed)).toBeNull();
});
