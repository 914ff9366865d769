import { AUDIO_KBPS, BASE_FPS, FRAME_FIXED_SHARE, KBPS_STEP, streamFactors, streamFields, type StreamValues } from '@portal/engines/calculators';
import { up, type Expression } from './expression.ts';
import type { SheetBuilder } from './sheet-builder.ts';

/** The bitrate of a main stream, kbps: as typed, or estimated. `at`: ending of the names of its rows. */
export function streamRows(sheet: SheetBuilder, stream: StreamValues, at: string): Expression {
  const factors = streamFactors(stream);
  const sound = stream.audio ? AUDIO_KBPS.value : 0;
  if (factors === null) {
    const typed = sheet.input(`typedKbps${at}`, streamFields.bitrateKbps, stream.bitrateKbps ?? 0);
    return sound === 0 ? typed : sheet.formula(`kbps${at}`, '码率', ['+', typed, sound], 'kbps', '手动码率 ＋ 录音');
  }
  const from = `${stream.resolution ?? ''} ${stream.codec}`;
  const base = sheet.value(`base${at}`, '基准码率', factors.baseKbps, 'kbps', `码率表：${from}`);
  const codec = sheet.value(`codec${at}`, '编码系数', factors.codec, '', `码率表：${from}`);
  const fps = sheet.input(`fps${at}`, streamFields.fps, stream.fps);
  const frame = sheet.formula(
    `frame${at}`,
    '帧率系数',
    ['+', FRAME_FIXED_SHARE.value, ['*', 1 - FRAME_FIXED_SHARE.value, ['/', fps, BASE_FPS.value]]],
    '',
    `${FRAME_FIXED_SHARE.value} ＋ ${Number((1 - FRAME_FIXED_SHARE.value).toFixed(4))} × 帧率 ÷ ${BASE_FPS.value}`,
  );
  const scene = sheet.value(`scene${at}`, '场景系数', factors.scene, '', '场景系数表');
  const product: Expression = ['*', ['*', ['*', base, codec], frame], scene];
  const steps = up(['/', product, KBPS_STEP.value]);
  return sheet.formula(
    `kbps${at}`,
    '码率',
    ['+', ['*', steps, KBPS_STEP.value], sound],
    'kbps',
    `⌈基准码率 × 编码系数 × 帧率系数 × 场景系数 ÷ ${KBPS_STEP.value}⌉ × ${KBPS_STEP.value}${sound === 0 ? '' : ' ＋ 录音'}`,
  );
}
