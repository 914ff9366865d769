/**
 * Draws the demo world's films into apps/web/public/films: a silent WebM each (VP9, by `ffmpeg` on the PATH), its captions, and a still of
 * it as the picture before it plays. What they show is made here, so nobody else's rights are in them. `--check` looks that all of them are there,
 * that the captions say what they should, and that none is too heavy.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { captionsOf, films, frameOf, FRAMES_A_SECOND, HEIGHT, WIDTH } from './films/scenes.mjs';

const FOLDER = fileURLToPath(new URL('../apps/web/public/films/', import.meta.url));
const MAX_BYTES = 204_800;
/** The second whose picture stands for the film. */
const STILL_AT = 0.6;
const fileOf = ({ contentId }, ending) => `${FOLDER}${contentId}.${ending}`;

async function draw(film) {
  const size = `${WIDTH}x${HEIGHT}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', size, '-r', String(FRAMES_A_SECOND), '-i', '-'];
  const output = ['-an', '-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-crf', '36', '-b:v', '0', '-g', '50', '-deadline', 'good', '-cpu-used', '4'];
  const coder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, fileOf(film, 'webm')], { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let n = 0; n < film.seconds * FRAMES_A_SECOND; n++) {
    const pixels = await sharp(Buffer.from(frameOf(film, n / FRAMES_A_SECOND)))
      .ensureAlpha()
      .raw()
      .toBuffer();
    if (!coder.stdin.write(pixels)) await once(coder.stdin, 'drain');
  }
  coder.stdin.end();
  const [code] = await once(coder, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  await sharp(Buffer.from(frameOf(film, film.seconds * STILL_AT)))
    .webp({ quality: 82 })
    .toFile(fileOf(film, 'webp'));
  writeFileSync(fileOf(film, 'vtt'), captionsOf(film));
  console.log(film.contentId, statSync(fileOf(film, 'webm')).size, 'bytes');
}

function faultsOf(film) {
  try {
    if (readFileSync(fileOf(film, 'vtt'), 'utf8') !== captionsOf(film)) return [`${film.contentId}: captions are not up to date`];
    return statSync(fileOf(film, 'webm')).size + statSync(fileOf(film, 'webp')).size > MAX_BYTES ? [`${film.contentId}: too heavy`] : [];
  } catch {
    return [`${film.contentId}: a file is missing`];
  }
}

mkdirSync(FOLDER, { recursive: true });
if (process.argv.includes('--check')) {
  const faults = films.flatMap(faultsOf);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else for (const film of films) await draw(film);
