import { describe, expect, it, vi } from 'vitest';
import { forgetForms, readKept } from './kept-form.ts';

describe('a form that is kept', () => {
  const initial = { title: '', text: '' };
  it('comes back as it was', () => expect(readKept('{"title":"调价","text":"甲"}', initial)).toEqual({ title: '调价', text: '甲' }));
  it('of another program, garbled, or nothing at all counts as none', () =>
    expect([null, '', 'null', '[]', '{"title":"调价"}', '{"title":1,"text":""}', '{'].map((text) => readKept(text, initial))).toEqual(Array(7).fill(null)));
  it('is gone with all others once its operator signs out, and nothing else is', () => {
    const kept = { 'form:O1 feedback F1': '{"text":"甲"}', 'form:O1 comment C1': '{}', other: '1' };
    const storage = Object.create({ removeItem: (name: keyof typeof kept) => Reflect.deleteProperty(storage, name) }) as Record<string, string>;
    Object.assign(storage, kept);
    vi.stubGlobal('window', { sessionStorage: storage });
    forgetForms();
    expect(Object.keys(storage)).toEqual(['other']);
  });
});
