import { bNVRChannelAccess, recorderAccess, type RecorderAccessValues } from '@portal/engines/calculators';
import { down, lessPercent, sum, type Expression, type WorksheetRow } from './expression.ts';
import { createSheet } from './sheet-builder.ts';
import { streamRows } from './stream.ts';

const { fields } = recorderAccess;
const rows = fields.cameras.fields;

/** What cameras bring and a recorder takes, group by group; how many recorders is a search, and the engine's. */
export function recorderAccessSheet(values: RecorderAccessValues): WorksheetRow[] {
  const sheet = createSheet();
  sheet.section('录像机');
  const channels = sheet.input('channels', fields.nvr.fields.channels, values.nvr.channels);
  const incoming = sheet.input('incoming', fields.nvr.fields.incomingMbps, values.nvr.incomingMbps);
  const reserve = sheet.input('reserve', fields.reservePercent, values.reservePercent);
  const usable = sheet.formula('usable', '可用带宽', ['*', incoming, lessPercent(reserve)], 'Mbps', '接入带宽 ×（1－预留）');
  const counts: Expression[] = [];
  const flows = values.cameras.map((camera, place) => {
    const at = String(place + 1);
    sheet.section(`第 ${at} 组`);
    const count = sheet.input(`count${at}`, rows.count, camera.count);
    counts.push(count);
    const main = streamRows(sheet, camera, at);
    const sub = sheet.input(`sub${at}`, rows.subStreamKbps, camera.subStreamKbps);
    const each = sheet.formula(`each${at}`, '每路带宽', ['/', ['+', main, sub], 1000], 'Mbps', '（主码流＋子码流）÷ 1000');
    sheet.formula(`alone${at}`, '单独接入', ['MIN', channels, down(['/', usable, each])], '台', '可用带宽 ÷ 每路带宽，向下取整，不超过路数');
    return sheet.formula(`flow${at}`, '本组带宽', ['*', count, each], 'Mbps', '数量 × 每路带宽');
  });
  sheet.section('合计');
  sheet.formula('cameras', '摄像机', sum(counts), '台', '各组相加');
  sheet.formula('required', '需要带宽', sum(flows), 'Mbps', '各组相加');
  const outcome = bNVRChannelAccess(values);
  sheet.value('recorders', '录像机台数', (outcome.valid ? outcome.nvrCount : null) ?? '无解', '台', '按清单顺序逐台接入；改动输入后请在线重算');
  return sheet.rows;
}
