import { expect, it } from 'vitest';
import { documentOf } from './document.ts';

const of = (fileUrl: string, more: object = {}) => documentOf({ fileType: 1, fileUrl, fileTitle: '规格书', ...more });

it.each([
  ['/files/a.pdf', {}, 'PDF', ''],
  ['https://example.com/a.DOCX?v=2', { fileSize: 900 }, 'Word', '900 B'],
  ['/files/a.zip', { fileSize: 1536 }, '压缩包', '1.5 KB'],
  ['/files/a.pdf', { fileSize: 20 * 1024 ** 2, fileType: 7 }, '彩页 PDF', '20 MB'],
  ['/files/a', {}, '文件', ''],
  ['/api-file/v1/file/01hzy8q4p2s6t7v8w9x0y1z2a3', { fileType: 7, fileTitle: 'A-1.pdf' }, '彩页 PDF', ''],
  ['/api-file/v1/file/01hzy8q4p2s6t7v8w9x0y1z2a3', { fileType: 8, fileTitle: 'A-1.pdf' }, '说明书 PDF', ''],
  ['/api-file/v1/file/01hzy8q4p2s6t7v8w9x0y1z2a3', { fileType: 8, fileTitle: 'A-1_说明书.pdf' }, 'PDF', ''],
])('%s is shown with its kind and size', (fileUrl, more, kind, size) => expect(of(fileUrl, more)).toMatchObject({ href: fileUrl, kind, size }));

it('says what a brochure is once, apart from what it is of', () => {
  const named = (fileTitle: string) => of('/files/a.pdf', { fileType: 7, fileTitle, fileSize: 1536 });
  expect(named('400万红外半球彩页.pdf')).toMatchObject({ title: '400万红外半球 彩页.pdf', kind: 'PDF', size: '1.5 KB' });
  expect(named('400万红外半球 彩页.pdf')).toMatchObject({ title: '400万红外半球 彩页.pdf', kind: 'PDF' });
  expect(named('HV-AC2_彩页.pdf')).toMatchObject({ title: 'HV-AC2 彩页.pdf', kind: 'PDF' });
  expect(named('半球介绍.pdf')).toMatchObject({ title: '半球介绍.pdf', kind: '彩页 PDF' });
  expect(of('/files/a.pdf', { fileTitle: '彩页纸规格.pdf' })).toMatchObject({ title: '彩页纸规格.pdf', kind: 'PDF' });
});

it.each(['javascript:alert(1)', '//elsewhere.example/a.pdf', 'http://plain.example/a.pdf', 'data:text/html,x', ''])('%s is led to by nobody', (fileUrl) =>
  expect(of(fileUrl)).toBeNull(),
);
