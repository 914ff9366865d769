import { bandwidth, type BandwidthValues, dBandWidth, GB51348_DOUBLE_UP_TO, GB51348_FACTOR } from '@portal/engines/calculators';
import { plusPercent, sum, type Expression, type WorksheetRow } from './expression.ts';
import { createSheet } from './sheet-builder.ts';
import { streamRows } from './stream.ts';

const { fields } = bandwidth;
const rows = fields.groups.fields;

/** What cameras and clients take; the port is a size of a table and left to the engine. */
export function bandwidthSheet(values: BandwidthValues): WorksheetRow[] {
  const sheet = createSheet();
  const isStandard = values.method === 'gb51348';
  const counts: Expression[] = [];
  const flows = values.groups.map((group, place) => {
    const at = String(place + 1);
    sheet.section(`第 ${at} 组`);
    const count = sheet.input(`count${at}`, rows.count, group.count);
    counts.push(count);
    const kbps = streamRows(sheet, group, at);
    const both: Expression = group.includeSub && !isStandard ? ['+', kbps, sheet.input(`sub${at}`, rows.subStreamKbps, group.subStreamKbps)] : kbps;
    return sheet.formula(`flow${at}`, '本组带宽', ['/', ['*', count, both], 1000], 'Mbps', '路数 × 码率 ÷ 1000');
  });
  sheet.section('合计');
  const record = sheet.formula('record', '录像带宽', sum(flows), 'Mbps', '各组相加');
  if (isStandard) {
    const cameras = sheet.formula('cameras', '摄像机', sum(counts), '路', '各组相加');
    const few = values.groups.reduce((total, { count }) => total + count, 0) <= GB51348_DOUBLE_UP_TO.value;
    const shown = few ? 0 : sheet.input('shown', fields.concurrentDisplays, values.concurrentDisplays);
    const total: Expression = few ? ['*', GB51348_FACTOR.value, record] : ['+', record, ['/', ['*', shown, record], cameras]];
    sheet.formula('total', '总带宽', total, 'Mbps', few ? `${GB51348_FACTOR.value} × 主码流之和` : '主码流之和＋并发显示 × 平均每路');
  } else {
    const viewers = sheet.input('viewers', fields.viewers, values.viewers);
    const channels = sheet.input('viewChannels', fields.viewChannels, values.viewChannels);
    const kbps = sheet.input('viewKbps', fields.viewKbps, values.viewKbps);
    const overhead = sheet.input('overhead', fields.overheadPercent, values.overheadPercent);
    const view = sheet.formula('view', '预览带宽', ['/', ['*', ['*', viewers, channels], kbps], 1000], 'Mbps', '客户端 × 画面数 × 预览码率 ÷ 1000');
    sheet.formula('total', '总带宽', ['*', ['+', record, view], plusPercent(overhead)], 'Mbps', '（录像＋预览）×（1＋冗余）');
    sheet.formula('upload', '互联网上行', ['*', view, plusPercent(overhead)], 'Mbps', '预览带宽 ×（1＋冗余）');
  }
  const outcome = dBandWidth(values);
  const port = outcome.valid ? outcome.recommendedPortMbps : null;
  sheet.value('port', '端口速率', port ?? '无', 'Mbps', '最小的一档，端口速率 × 可用率 ≥ 总带宽；改动输入后请在线重算');
  return sheet.rows;
}
