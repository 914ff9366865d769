import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brochuresOf } from './brochures.ts';

const brochure = (fileUrl: string, fileTitle: string, fileType = 7) => ({ fileType, fileUrl, fileTitle });

it('the colour brochures of the lines, each once; other documents are none', () => {
  const dome = [brochure('/f/1.pdf', '半球彩页.pdf'), brochure('/f/2.pdf', '说明书', 1)];
  expect(
    brochuresOf([
      { productName: '半球', attachments: dome },
      { productName: '半球', attachments: dome },
      { productName: '枪机', attachments: [brochure('https://cdn.example/q.pdf', '枪机')] },
      { productName: '硬盘', attachments: [] },
      { productName: '网线' },
    ]),
  ).toEqual({
    here: [{ fileUrl: '/f/1.pdf', name: '半球彩页.pdf' }],
    elsewhere: [{ fileUrl: 'https://cdn.example/q.pdf', name: '枪机.pdf' }],
    without: ['硬盘', '网线'],
  });
});

it('names in the archive: unsafe signs are out, none is there twice', () => {
  const titles = ['../a/b:c*.pdf', 'a b c.pdf', 'A B C.PDF', '..', 'con', '彩页'];
  const { here } = brochuresOf([{ productName: '半球', attachments: titles.map((title, index) => brochure(`/f/${index}`, title)) }]);
  expect(here.map(({ name }) => name)).toEqual(['a b c.pdf', 'a b c (2).pdf', 'A B C (3).pdf', '彩页.pdf', '_con.pdf', '彩页 (2).pdf']);
});

it('an address that is no file of this site or an encrypted one is never led to', () => {
  const { here, elsewhere } = brochuresOf([
    { productName: '半球', attachments: ['javascript:alert(1)', '//evil.example/a.pdf', 'http://x/a.pdf'].map((url) => brochure(url, 'a')) },
  ]);
  expect([here, elsewhere]).toEqual([[], []]);
});

it('whatever they are called, names are safe and differ in more than case', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 120 }), { maxLength: 20 }), (titles) => {
      const { here } = brochuresOf([{ productName: 'x', attachments: titles.map((title, index) => brochure(`/f/${index}`, title)) }]);
      expect(new Set(here.map(({ name }) => name.toLowerCase())).size).toBe(titles.length);
      for (const { name } of here) expect(name).toMatch(/^[^\\/:*?"<>|\p{Cc}.][^\\/:*?"<>|\p{Cc}]*\.[a-z0-9]{1,5}$/u);
    }),
  );
});
