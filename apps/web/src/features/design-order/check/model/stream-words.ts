/** What the cameras were taken to send, said in a line. Pure. */
import { figureText, parseFigure } from '@portal/units';
import { cameraFields } from '@portal/engines/compatibility';
import { errorText, readInputs } from '@portal/engines/inputs';
import type { ListStream } from './list-question.ts';

const count = (value: number): string => figureText(value);

/** `每路主码流按 4,352 kbps 核算（4MP · H.265 · 25 帧/秒 · 复杂）`; of different ones from the least to the most. */
export function streamsText(streams: readonly Pick<ListStream, 'kbps' | 'by'>[]): string {
  const known = streams.flatMap(({ kbps, by }) => (kbps === null ? [] : [{ kbps, by }]));
  const [first] = known;
  if (first === undefined) return '码率未知：摄像机缺少分辨率';
  const all = known.map(({ kbps }) => kbps);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (new Set(known.map(({ kbps, by }) => `${kbps} ${by}`)).size === 1) return `每路主码流按 ${count(first.kbps)} kbps 核算（${first.by}）`;
  return `每路主码流按 ${least === most ? count(least) : `${count(least)}～${count(most)}`} kbps 核算，逐个型号见“码率”`;
}

/** What was typed as a bitrate; null: it is to be estimated. */
export function parseBitrate(text: string): { ok: true; kbps: number | null } | { ok: false; text: string } {
  if (text.trim() === '') return { ok: true, kbps: null };
  const { bitrateKbps } = cameraFields;
  const given = { bitrateKbps: parseFigure(text) ?? Number.NaN };
  const read = readInputs({ bitrateKbps }, given);
  const [error] = read.ok ? [] : read.errors;
  return error === undefined ? { ok: true, kbps: given.bitrateKbps } : { ok: false, text: errorText({ bitrateKbps }, error, given) };
}
