/** A document of a product as a link, or none: only what this site or an encrypted one serves is led to. */
import type { Attachment } from '@portal/contract/catalog';
import { AttachmentType } from '@portal/engines/goods';

export interface ShownDocument {
  href: string;
  title: string;
  /** What it is: 彩页, 说明书, else the kind of its file. */
  kind: string;
  /** `1.4 MB`; '' where it is not known. */
  size: string;
}

const OF_TYPE: Readonly<Record<number, string>> = { [AttachmentType.Brochure]: '彩页', [AttachmentType.Manual]: '说明书' };
const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/\.pdf$/i, 'PDF'],
  [/\.docx?$/i, 'Word'],
  [/\.xlsx?$/i, 'Excel'],
  [/\.pptx?$/i, 'PPT'],
  [/\.(zip|rar|7z)$/i, '压缩包'],
  [/\.(png|jpe?g|webp|svg)$/i, '图片'],
  [/\.(dwg|dxf)$/i, 'CAD'],
];

export function documentOf({ fileType, fileUrl, fileTitle, fileSize }: Attachment): ShownDocument | null {
  if (!/^(https:\/\/|\/(?!\/))/.test(fileUrl)) return null;
  const [path = ''] = fileUrl.split(/[?#]/);
  const byName = (KINDS.find(([pattern]) => pattern.test(path)) ?? KINDS.find(([pattern]) => pattern.test(fileTitle)))?.[1] ?? '文件';
  const called = OF_TYPE[fileType];
  const title = titleOf(fileTitle, called);
  return {
    href: fileUrl,
    title,
    kind: called !== undefined && !title.includes(called) ? `${called} ${byName}` : byName,
    size: fileSize === undefined ? '' : sizeText(fileSize),
  };
}

/** `400万红外半球 彩页.pdf`: what it is stands apart from what it is of, and once. */
function titleOf(fileTitle: string, called: string | undefined): string {
  const [, of = '', ending = ''] = /^(.*?)(\.\w{1,5})?$/.exec(fileTitle) ?? [];
  return called !== undefined && of.endsWith(called) ? `${of.slice(0, -called.length).replace(/[\s_-]+$/, '')} ${called}${ending}`.trimStart() : fileTitle;
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [figure, unit] = bytes < 1024 ** 2 ? [bytes / 1024, 'KB'] : [bytes / 1024 ** 2, 'MB'];
  return `${figure < 10 ? Math.round(figure * 10) / 10 : Math.round(figure)} ${unit}`;
}
