import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

it('a model stands unbroken among words, which stay as they are', () => {
  const words = renderToStaticMarkup(<Unbroken>请先核对：HV-N232-D16 ×1，HV-B3428-IR30 ×2。全部包裹收到后完成。</Unbroken>);
  expect(words.replaceAll(/<[^>]+>/g, '')).toBe('请先核对：HV-N232-D16 ×1，HV-B3428-IR30 ×2。全部包裹收到后完成。');
  expect([...words.matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, model]) => model)).toEqual(['HV-N232-D16', 'HV-B3428-IR30']);
});
