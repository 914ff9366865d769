import { describe, expect, it } from 'vitest';
import { readKept } from './kept-form.ts';

describe('a form that is kept', () => {
  const initial = { title: '', text: '' };
  it('comes back as it was', () => expect(readKept('{"title":"调价","text":"甲"}', initial)).toEqual({ title: '调价', text: '甲' }));
  it('of another program, garbled, or nothing at all counts as none', () =>
    expect([null, '', 'null', '[]', '{"title":"调价"}', '{"title":1,"text":""}', '{'].map((text) => readKept(text, initial))).toEqual(Array(7).fill(null)));
});
