import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { honestFiles } from './honest-set.fixture.ts';
import { redrawPicture } from './redraw-picture.ts';
import { sniffFile } from './sniff-file.ts';
import { honestDocx, honestJpeg, honestPdf, honestPng, honestXlsx, hostileFiles, lyingPng } from './torture-set.fixture.ts';

const png = await honestPng();
const honest = [
  ['png', png, 'picture'],
  ['jpg', await honestJpeg(), 'picture'],
  ['webp', await sharp(png).webp().toBuffer(), 'picture'],
  ['gif', await sharp(png).gif().toBuffer(), 'picture'],
  ['avif', await sharp(png).avif().toBuffer(), 'picture'],
  ['pdf', honestPdf(), 'attachment'],
  ['xlsx', honestXlsx(), 'attachment'],
  ['docx', honestDocx(), 'attachment'],
] as const;
const hostile = await hostileFiles();
const handedIn = await honestFiles();
const LIMITS = { pixelsMax: 40_000_000, sideMax: 16_000 };

describe('a file is what its bytes say', () => {
  it.each(honest)('an honest %s is taken', async (extension, bytes, kind) => {
    expect(await sniffFile(bytes)).toMatchObject({ ok: true, file: { extension, kind } });
  });

  it('sixty files as people hand them in are taken, every one', async () => {
    const refused: string[] = [];
    for (const [name, { bytes, kind }] of Object.entries(handedIn)) {
      const sniffed = await sniffFile(bytes);
      const taken = sniffed.ok && sniffed.file.kind === kind && (kind === 'attachment' || (await redrawPicture(bytes, LIMITS, 'a')).ok);
      if (!taken) refused.push(`${name}: ${JSON.stringify(sniffed)}`);
    }
    expect(refused).toEqual([]);
    expect(Object.keys(handedIn).length).toBeGreaterThanOrEqual(60);
  });

  it.each(Object.entries(hostile))('%s is refused', async (_name, bytes) => {
    const sniffed = await sniffFile(bytes);
    const refused = !sniffed.ok || (sniffed.file.kind === 'picture' && !(await redrawPicture(bytes, LIMITS, 'a')).ok);
    expect(refused).toBe(true);
  });
});

describe('a picture drawn anew', () => {
  it('loses place, camera and every script in its margins, and stands upright', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: '<script>alert(1)</script>', Orientation: '6' }, IFD3: { GPSLatitude: '30/1 15/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const tail = Buffer.concat([photo, Buffer.from('<script>alert(2)</script>PK\u0003\u0004')]);
    const outcome = await redrawPicture(tail, LIMITS, 'a');
    if (!outcome.ok) throw new Error(outcome.reason);
    const { bytes, width, height } = outcome.picture;
    expect([width, height]).toEqual([20, 40]);
    expect(Buffer.from(bytes).includes('script')).toBe(false);
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  it('keeps the first frame of a moving picture only', async () => {
    const frames = await sharp({ create: { width: 8, height: 8 * 30, channels: 3, background: 'blue', pageHeight: 8 } as never })
      .gif()
      .toBuffer();
    const outcome = await redrawPicture(frames, LIMITS, 'a');
    expect(outcome).toMatchObject({ ok: true, picture: { mediaType: 'image/png', width: 8 } });
  });

  it('takes four-colour print pictures and sixteen bits a channel', async () => {
    const cmyk = await sharp(await honestPng())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect(await redrawPicture(cmyk, LIMITS, 'a')).toMatchObject({ ok: true, picture: { mediaType: 'image/jpeg' } });
    const deep = await sharp(await honestPng())
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect(await redrawPicture(deep, LIMITS, 'a')).toMatchObject({ ok: true, picture: { mediaType: 'image/png' } });
  });

  it('tells a picture that is too large, by pixels or by side, from a damaged one', async () => {
    // by its header alone: decoded it would be damaged
    expect(await redrawPicture(lyingPng(60_000, 60_000), LIMITS, 'a')).toEqual({ ok: false, reason: 'tooLarge' });
    expect(await redrawPicture(await honestPng(8_200, 5_000), LIMITS, 'a')).toEqual({ ok: false, reason: 'tooLarge' });
    expect(await redrawPicture(await honestPng(16_001, 2), LIMITS, 'a')).toEqual({ ok: false, reason: 'tooLarge' });
    expect(await redrawPicture(lyingPng(300, 200), LIMITS, 'a')).toEqual({ ok: false, reason: 'damaged' });
  });
});
