/** Pictures as papers can hold them: our own drawings and an enterprise's sign, small and without transparency. */
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { PAPER } from '../../../platform/render/paper-style.ts';

export interface PaperPicture {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}
/** By address. */
export type Pictures = ReadonlyMap<string, PaperPicture>;

const PUBLIC = new URL('../../../../../web/public/', import.meta.url);
/** Twice the size they are printed in at 200 dots an inch. */
const SIDE = 144;
const LOGO = { width: 600, height: 150 };
/** The whole catalogue's drawings are a few hundred. */
const KEPT_MAX = 1000;

sharp.concurrency(1);
const kept = new Map<string, Promise<PaperPicture | null>>();

/**
 * Those of the pictures that are drawings of this portal, and those given with their bytes. Others, which an import may have named by
 * address, are left out: nothing is fetched.
 */
export async function loadPictures(addresses: readonly string[], given: ReadonlyMap<string, Uint8Array>): Promise<Pictures> {
  const drawn = async (address: string): Promise<PaperPicture | null> => {
    const bytes = given.get(address);
    return bytes ? productPicture(bytes) : draw(address);
  };
  const loaded = await Promise.all([...new Set(addresses)].map(async (address) => [address, await drawn(address)] as const));
  return new Map(loaded.flatMap(([address, picture]) => (picture === null ? [] : [[address, picture] as const])));
}

function draw(address: string): Promise<PaperPicture | null> {
  if (!/^\/pictures\/[\w-]+\.svg$/.test(address)) return Promise.resolve(null);
  const known = kept.get(address);
  if (known) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  // a drawing that is gone is a line without a picture, not a quotation that fails
  const drawn = readFile(new URL(address.slice(1), PUBLIC))
    .then((svg) => flat(sharp(svg, { density: 144 }).resize(SIDE, SIDE, { fit: 'contain', background: PAPER })))
    .catch(() => null);
  kept.set(address, drawn);
  return drawn;
}

/** A photograph as small as a drawing; null where it cannot be read. */
const productPicture = (bytes: Uint8Array): Promise<PaperPicture | null> =>
  flat(sharp(bytes).rotate().resize(SIDE, SIDE, { fit: 'contain', background: PAPER })).catch(() => null);

/** At most so large; null where it cannot be read. */
export const logoPicture = (bytes: Uint8Array): Promise<PaperPicture | null> =>
  flat(sharp(bytes).resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })).catch(() => null);

async function flat(picture: Sharp): Promise<PaperPicture> {
  const { data, info } = await picture.flatten({ background: PAPER }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
