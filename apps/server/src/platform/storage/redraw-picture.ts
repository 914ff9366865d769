/** Draws a picture anew: what is kept holds pixels only, no place, no script, no second file in its tail. */
import { createFairQueue } from '../limits/fair-queue.ts';

export interface RedrawnPicture {
  bytes: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
}

export interface PictureLimits {
  pixelsMax: number;
  sideMax: number;
  /** What comes out has no side longer than that: a larger one is drawn smaller. As large as it came when not stated. */
  keptSideMax?: number;
}

export type RedrawOutcome = { ok: true; picture: RedrawnPicture } | { ok: false; reason: 'damaged' | 'tooLarge' };

// one picture at a time, on one thread: forty megapixels unfold to more than a hundred megabytes
const turns = createFairQueue({ slots: 1, waitingPerKey: 24, waiting: 60 });

/** Loaded with the first picture: with its library it takes longer than all of the file room. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * Turned upright as its EXIF says, then without any EXIF, in sRGB. jpeg stays jpeg, webp stays webp, everything else becomes
 * png; of a moving picture the first frame stays. `tooLarge` is told by the header, before anything is unfolded.
 * Accounts (`whose`) take turns; with too much waiting `tooManyRequests` or `unavailable`.
 */
export const redrawPicture = (bytes: Uint8Array, limits: PictureLimits, whose: string): Promise<RedrawOutcome> => turns.run(whose, () => redraw(bytes, limits));

/** The middle of a picture as a square of `side` pixels, in webp; null where it is none. Takes its turn like any other. */
export const drawSquare = (bytes: Uint8Array, side: number, whose: string): Promise<Uint8Array | null> =>
  turns.run(whose, async () => {
    const sharp = await loadSharp();
    const source = sharp(bytes, { failOn: 'error', pages: 1 }).timeout({ seconds: 10 }).autoOrient();
    return source
      .resize(side, side, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: 86 })
      .toBuffer()
      .catch(() => null);
  });

/** A picture no larger than `side` pixels, in webp; null where it is none. Takes its turn like any other. */
export const drawWithin = (bytes: Uint8Array, side: number, whose: string): Promise<Uint8Array | null> =>
  turns.run(whose, async () => {
    const sharp = await loadSharp();
    return sharp(bytes, { failOn: 'error', pages: 1 })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 80 })
      .toBuffer()
      .catch(() => null);
  });

async function redraw(bytes: Uint8Array, { pixelsMax, sideMax, keptSideMax }: PictureLimits): Promise<RedrawOutcome> {
  const sharp = await loadSharp();
  try {
    const source = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
    const { format, width, height } = await source.metadata();
    if (width * height > pixelsMax || width > sideMax || height > sideMax) return { ok: false, reason: 'tooLarge' };
    const whole = source.timeout({ seconds: 10 }).autoOrient().toColourspace('srgb');
    const upright = keptSideMax === undefined ? whole : whole.resize(keptSideMax, keptSideMax, { fit: 'inside', withoutEnlargement: true });
    const drawn = format === 'jpeg' ? upright.jpeg({ quality: 88 }) : format === 'webp' ? upright.webp({ quality: 88 }) : upright.png();
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    const mediaType = info.format === 'jpeg' ? 'image/jpeg' : info.format === 'webp' ? 'image/webp' : 'image/png';
    return { ok: true, picture: { bytes: data, mediaType, width: info.width, height: info.height } };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}
