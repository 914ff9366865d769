import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Half a hair's breadth from the lines of the cell, in EMU (12,700 a point). */
const OFFSET = 25_400;

/**
 * Gives every picture of a package its own size at the corner of its cell. The library stretches pictures from cell to cell,
 * and a column is as wide as the reader's font makes it.
 */
export function placePictures(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  for (const [name, part] of Object.entries(parts)) {
    if (/^xl\/drawings\/drawing\d+\.xml$/.test(name)) parts[name] = strToU8(atCorner(strFromU8(part)));
  }
  return zipSync(parts, { level: 6 });
}

const atCorner = (drawing: string): string =>
  drawing.replace(
    /<xdr:twoCellAnchor>(<xdr:from>.*?<\/xdr:from>)<xdr:to>.*?<\/xdr:to>(.*?)<\/xdr:twoCellAnchor>/gs,
    (_anchor, from: string, picture: string) => {
      const size = /<a:ext (cx="\d+" cy="\d+")\/>/.exec(picture)?.[1] ?? 'cx="495300" cy="495300"';
      const moved = from.replace(/(<xdr:(?:col|row)Off>)\d+/g, `$1${OFFSET}`);
      return `<xdr:oneCellAnchor>${moved}<xdr:ext ${size}/>${picture}</xdr:oneCellAnchor>`;
    },
  );
