import { expect, it } from 'vitest';
import { documentOf } from './document.ts';

const of = (fileUrl: string, more: object = {}) => documentOf({ fileType: 1, fileUrl, fileTitle: '规格书', ...more });

it.each([
  ['/files/a.pdf', {}, 'PDF', ''],
  ['https://example.com/a.DOCX?v=2', { fileSize: 900 }, 'Word', '900 B'],
  ['/files/a.zip', { fileSize: 1536 }, '压缩包', '1.5 KB'],
  ['/files/a.pdf', { fileSize: 20 * 1024 ** 2, fileType: 7 }, '彩页 PDF', '20 MB'],
  ['/files/a', {}, '文件', ''],
])('%s is shown with its kind and size', (fileUrl, more, kind, size) => expect(of(fileUrl, more)).toMatchObject({ href: fileUrl, kind, size }));

it.each(['javascript:alert(1)', '//elsewhere.example/a.pdf', 'http://plain.example/a.pdf', 'data:text/html,x', ''])('%s is led to by nobody', (fileUrl) =>
  expect(of(fileUrl)).toBeNull(),
);
