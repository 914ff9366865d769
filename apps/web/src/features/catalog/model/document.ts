/** A document of a product as a link, or none: only what this site or an encrypted one serves is led to. */
import type { Attachment } from '@portal/contract/catalog';

export interface ShownDocument {
  href: string;
  title: string;
  /** What it is: 彩页, else the kind of its file. */
  kind: string;
  /** `1.4 MB`; '' where it is not known. */
  size: string;
}

const COLOUR_BROCHURE = 7;
const BROCHURE = '彩页';
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
  const byName = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? '文件';
  const isBrochure = fileType === COLOUR_BROCHURE;
  const title = titleOf(fileTitle, isBrochure);
  return {
    href: fileUrl,
    title,
    kind: isBrochure && !title.includes(BROCHURE) ? `${BROCHURE} ${byName}` : byName,
    size: fileSize === undefined ? '' : sizeText(fileSize),
  };
}

/** `400万红外半球 彩页.pdf`: what it is stands apart from what it is of, and once. */
const titleOf = (fileTitle: string, isBrochure: boolean): string =>
  isBrochure ? fileTitle.replace(/\s*彩页(?=(\.\w{1,5})?$)/, ` ${BROCHURE}`).trimStart() : fileTitle;

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [figure, unit] = bytes < 1024 ** 2 ? [bytes / 1024, 'KB'] : [bytes / 1024 ** 2, 'MB'];
  return `${figure < 10 ? Math.round(figure * 10) / 10 : Math.round(figure)} ${unit}`;
}
