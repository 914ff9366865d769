import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Formula } from './formula.tsx';

it.each([
  ['4 × 10¹² ÷ 2⁴⁰ ×（1－0%）', '4 × 10<sup>12</sup> ÷ 2<sup>40</sup> ×（1－0%）'],
  ['码率 ÷ 1024²', '码率 ÷ 1024<sup>2</sup>'],
  ['16 × 30', '16 × 30'],
])('%s raises its figures in one typeface', (text, html) => expect(renderToStaticMarkup(<Formula text={text} />)).toBe(html));
