/** Where each device of a list hangs, in rows and as a tree. Pure. */
import { figureText } from '@portal/units';
import type { AssignedFeeders, AssignedRecorders, Assignment, AssignmentState, LinePieces } from '@portal/engines/compatibility';
import { isOfRole } from '@portal/engines/roles';
import type { ListQuestion } from './list-question.ts';

const count = (value: number): string => figureText(value);
/** `16 / 24 口`; what has no limit, or does not say it, stands alone. */
const useText = ({ used, has }: { used: number; has: number | null }, unit: string): string =>
  `${count(used)}${has === null ? '' : ` / ${count(has)}`} ${unit}`;

export interface RecorderRow {
  key: string;
  name: string;
  units: number;
  channels: string;
  mbps: string;
  decode: string;
  disks: string;
  days: string;
  /** No camera hangs on it. */
  isIdle: boolean;
}

export interface FeederRow {
  key: string;
  name: string;
  units: number;
  ports: string;
  watts: string;
  uplink: string;
  isIdle: boolean;
}

export interface RunRow {
  key: string;
  name: string;
  quantity: number;
  average: string;
  longest: string;
  laid: string;
}

export interface TreeNode {
  key: string;
  name: string;
  /** `16 / 16 路 · 30 天`. */
  note: string;
  below: TreeNode[];
}

const nameAt = ({ places }: ListQuestion, place: number): string => places[place]?.name ?? '';

/** `2 × 8 TB＋1 × 4 TB`; `空` without any. */
const disksText = ({ disks, bays }: AssignedRecorders): string =>
  disks.length === 0
    ? `空，${count(bays)} 盘位`
    : `${disks.map(({ sizeTB, quantity }) => `${count(quantity)} × ${count(sizeTB)} TB`).join('＋')}，${count(bays)} 盘位`;

export const recorderRows = (question: ListQuestion, { recording }: Assignment): RecorderRow[] =>
  recording.recorders.map((one, at) => ({
    key: String(at),
    name: nameAt(question, one.place),
    units: one.units,
    channels: useText(one.channels, '路'),
    mbps: useText(one.mbps, 'Mbps'),
    decode: one.decode === null ? '未注明' : `${count(one.decode)} 路 1080P`,
    disks: disksText(one),
    days: one.days === null ? '-' : `${count(one.days)} 天`,
    isIdle: one.channels.used === 0,
  }));

export const feederRows = (question: ListQuestion, { feeding }: Assignment): FeederRow[] =>
  feeding.feeders.map((one, at) => ({
    key: String(at),
    name: nameAt(question, one.place),
    units: one.units,
    ports: useText(one.ports, '口'),
    watts: useText(one.watts, 'W'),
    uplink: useText(one.uplinkMbps, 'Mbps'),
    isIdle: one.ports.used === 0,
  }));

/** What is laid to the cameras of each line, and whether copper reaches that far. */
export const runRows = (question: ListQuestion, { cabling }: Assignment): RunRow[] =>
  cabling.runs.map(({ place, quantity, onFibre, extended, averageM, longestM, laidM, isWithin }, at) => ({
    key: String(at),
    name: nameAt(question, place),
    quantity,
    average: `${count(averageM)} m`,
    longest: longestM === null ? '未填' : `${count(longestM)} m`,
    laid: [
      laidM === null ? '' : `${count(laidM)} m，${isWithin ? '可用网线' : '超长'}`,
      extended === 0 ? '' : `${count(extended)} 根加延长器，分两段`,
      onFibre === 0 ? '' : `${count(onFibre)} 根走光纤`,
    ]
      .filter((word) => word !== '')
      .join('；'),
  }));

/** Of how many runs there is cable, and what the figures do not know. */
export function runsText({ cabling: { runs, reached, beyond, cut } }: Assignment): string {
  if (reached + beyond === 0) return '没有走网线的摄像机';
  const far = beyond === 0 ? '' : `${count(beyond)} 根超出网线能到的距离，要加 PoE 延长器，或改走光纤、无线；`;
  const stock = cut < reached ? `清单里的网线够 ${count(cut)} 根，共需 ${count(reached)} 根` : `清单里的网线够全部 ${count(reached)} 根`;
  const enough = reached === 0 ? far.slice(0, -1) : `${far}${stock}`;
  const unsaid = runs.filter(({ longestM }) => longestM === null).length;
  return unsaid === 0 ? enough : `${enough}；${count(unsaid)} 个型号没有填最远走线，只按平均值核对，最远的一根是否超长没有核对，可在“走线”里填写`;
}

/** Devices without a camera beyond this stand in one sentence: a table of zeros hides those that matter. */
const IDLE_ROWS_MAX = 3;

/** The rows to be shown, and what is said of the others; '': none are left out. */
export function withoutIdle<Row extends { name: string; units: number; isIdle: boolean }>(rows: readonly Row[]): { shown: Row[]; idle: string } {
  const idle = rows.filter(({ isIdle }) => isIdle);
  if (idle.length <= IDLE_ROWS_MAX) return { shown: [...rows], idle: '' };
  const units = idle.reduce((sum, row) => sum + row.units, 0);
  const named = idle.slice(0, IDLE_ROWS_MAX).map(({ name }) => name);
  return { shown: rows.filter(({ isIdle }) => !isIdle), idle: `另有 ${count(units)} 台（${count(idle.length)} 种）没有接摄像机：${named.join('、')} 等` };
}

/** Devices of a kind beyond this are counted, not drawn (CHECK-11.4). */
const NODES_MAX = 24;

/** What hangs on what, from the network down to the cameras. */
export function systemTree(question: ListQuestion, assignment: Assignment): TreeNode {
  const { recording, feeding, others, networkSwitches } = assignment;
  const cameras = (pieces: readonly LinePieces[], key: string): TreeNode[] =>
    cut(
      pieces.map(({ place, quantity }) => ({ key: `${key} ${place}`, name: nameAt(question, place), note: `${count(quantity)} 台`, below: [] })),
      '摄像机',
      '见清单',
    );
  const isRecorder = ({ place }: AssignedFeeders): boolean => isOfRole({ role: question.inputs.lines[place]?.role ?? '' }, 'nvr');
  const recorders = recording.recorders.map((one, at): TreeNode => {
    const fed = feeding.feeders.filter((feeder) => isRecorder(feeder) && feeder.place === one.place);
    const isFirst = recording.recorders.findIndex(({ place }) => place === one.place) === at;
    return {
      key: `recorder ${at}`,
      name: unitsText(nameAt(question, one.place), one.units),
      note: [useText(one.channels, '路'), useText(one.mbps, 'Mbps'), disksText(one), ...(one.days === null ? [] : [`存 ${count(one.days)} 天`])].join(' · '),
      below: isFirst ? fed.flatMap((feeder, index) => cameras(feeder.cameras, `port ${at} ${index}`)) : [],
    };
  });
  const feeders = feeding.feeders
    .filter((one) => !isRecorder(one))
    .map((one, at): TreeNode => ({
      key: `feeder ${at}`,
      name: unitsText(nameAt(question, one.place), one.units),
      note: [useText(one.ports, '口'), useText(one.watts, 'W'), ...(one.uplinkMbps.has === null ? [] : [`上联 ${useText(one.uplinkMbps, 'Mbps')}`])].join(
        ' · ',
      ),
      below: cameras(one.cameras, `fed ${at}`),
    }));
  const beside = [
    { key: 'others', name: '其他供电的摄像机', note: '接任一空余网口', below: cameras(others.cameras, 'others') },
    { key: 'air', name: '无线接入的摄像机', note: '不占网口', below: cameras(others.onAir, 'air') },
    { key: 'unplaced', name: '还没有供电口的摄像机', note: '见清单检查', below: cameras(unplacedOf(question, assignment), 'unplaced') },
  ].filter(({ below }) => below.length > 0);
  const above = networkSwitches.map(({ place, quantity }) => unitsText(nameAt(question, place), quantity)).join('、');
  return {
    key: 'network',
    name: above === '' ? '监控网络' : above,
    note: above === '' ? '录像机与交换机互联' : '汇聚',
    below: [...cut(recorders, '录像机'), ...cut(feeders, '供电设备'), ...beside],
  };
}

/** Cameras that hang nowhere yet: of each line those that no port feeds and that are fed or reached no other way. */
function unplacedOf({ inputs }: ListQuestion, { feeding, others }: Assignment): LinePieces[] {
  const placed = [...feeding.feeders.flatMap(({ cameras }) => cameras), ...others.cameras, ...others.onAir];
  return inputs.lines.flatMap(({ role, quantity }, place) => {
    if (!isOfRole({ role }, 'ipCamera')) return [];
    const left = quantity - placed.reduce((sum, one) => sum + (one.place === place ? one.quantity : 0), 0);
    return left > 0 ? [{ place, quantity: left }] : [];
  });
}

const unitsText = (name: string, units: number): string => (units > 1 ? `${name} × ${count(units)}` : name);

function cut(nodes: readonly TreeNode[], what: string, where = '见分配表'): TreeNode[] {
  const more = nodes.length - NODES_MAX;
  return more <= 0
    ? [...nodes]
    : [...nodes.slice(0, NODES_MAX), { key: `more ${what} ${nodes[0]?.key ?? ''}`, name: `另有 ${count(more)} 组${what}`, note: where, below: [] }];
}

/** Why there is no whole assignment, or that there is one. `reasons`: problems of the list, the nearest first. */
export function stateText(state: AssignmentState, left: number, what: 'recording' | 'feeding', reasons: readonly string[], isShortOfDays = false): string {
  const place = what === 'recording' ? '录像机' : '供电口';
  if (state === 'assigned' && isShortOfDays) return `每台摄像机都接入录像机，硬盘存不满要求的天数${reasons[0] === undefined ? '' : `：${reasons[0]}`}`;
  if (state === 'assigned') return what === 'recording' ? '每台摄像机都接入录像机' : '每台 PoE 摄像机都有供电口';
  if (state === 'empty')
    return what === 'recording'
      ? '清单里还没有录像机或摄像机，加入后显示每台录像机带哪些摄像机'
      : left > 0
        ? '清单里还没有 PoE 供电设备'
        : '没有 PoE 供电的摄像机';
  if (state === 'undecided') return `型号和数量较多，在限定的计算步数内没有判定能否逐台分配${place}，下面是已经排下的部分`;
  const reason = reasons[0];
  return `${left > 0 ? `还有 ${count(left)} 台摄像机没有${place}` : '没有可行的分配'}${reason === undefined ? '' : `：${reason}`}`;
}

export const isWhole = ({ recording, feeding }: Assignment): boolean =>
  recording.state === 'assigned' && (feeding.state === 'assigned' || (feeding.state === 'empty' && feeding.left === 0));
