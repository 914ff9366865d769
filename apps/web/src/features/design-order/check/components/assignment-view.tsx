import { figureText } from '@portal/units';
import { Table, type Column } from '@portal/ui';
import {
  feederRows,
  recorderRows,
  runRows,
  runsText,
  stateText,
  systemTree,
  withoutIdle,
  type FeederRow,
  type RecorderRow,
  type RunRow,
} from '../model/assignment-rows.ts';
import type { ListAnswer, ListQuestion } from '../model/list-question.ts';
import type { Whole } from '../model/whole-check.ts';
import './assignment-view.css';
import { SystemTree } from './system-tree.tsx';

const RECORDING: ReadonlySet<string> = new Set(['1', '2', '3', '4', '5', '6', '7', '8', '8a', '9']);
const FEEDING: ReadonlySet<string> = new Set(['10', '11', '11a', '12', '14a', '14b']);

export interface AssignmentViewProps {
  question: ListQuestion;
  answer: ListAnswer;
  assignment: NonNullable<Whole['assignment']>;
}

/** Recorder by recorder and switch by switch what hangs on it, and the whole as a tree; where there is no whole assignment, why. */
export function AssignmentView({ question, answer, assignment }: AssignmentViewProps) {
  const { recording, feeding } = assignment;
  const reasonsOf = (rules: ReadonlySet<string>): string[] =>
    [...answer.issues, ...answer.ignored].filter(({ rule, severity }) => severity === 'error' && rules.has(rule)).map(({ text }) => text);
  const recorders = recorderRows(question, assignment);
  const feeders = feederRows(question, assignment);
  const runs = runRows(question, assignment);
  const isDrawn = recorders.length + feeders.length > 0;
  return (
    <div className="dc-assignment">
      <section>
        <p className="dc-assignment__state">{stateText(recording.state, recording.left, 'recording', reasonsOf(RECORDING), recording.isShortOfDays)}</p>
        <Devices caption="每台录像机" columns={RECORDER_COLUMNS} rows={recorders} />
      </section>
      <section>
        <p className="dc-assignment__state">{stateText(feeding.state, feeding.left, 'feeding', reasonsOf(FEEDING))}</p>
        <Devices caption="每台供电设备" columns={FEEDER_COLUMNS} rows={feeders} />
        {feeders.length > 0 && feeding.sums !== '' && <p className="dc-assignment__state">{feeding.sums}</p>}
      </section>
      {runs.length > 0 && (
        <section>
          <p className="dc-assignment__state">{runsText(assignment)}</p>
          <Table caption="每组网线" columns={RUN_COLUMNS} rows={runs} rowKey={({ key }) => key} />
        </section>
      )}
      {isDrawn && (
        <section>
          <h4>系统连接图</h4>
          <SystemTree root={systemTree(question, assignment)} />
        </section>
      )}
    </div>
  );
}

interface DevicesProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
}

/** Those that cameras hang on; of many without any one sentence. */
function Devices<Row extends RecorderRow | FeederRow>({ caption, columns, rows }: DevicesProps<Row>) {
  const { shown, idle } = withoutIdle(rows);
  return (
    <>
      {shown.length > 0 && <Table caption={caption} columns={columns} rows={shown} rowKey={({ key }) => key} />}
      {idle !== '' && <p className="dc-assignment__state">{idle}</p>}
    </>
  );
}

const unitsOf = ({ units }: { units: number }): string => figureText(units);

const RECORDER_COLUMNS: Column<RecorderRow>[] = [
  { key: 'name', head: '录像机', phone: 'title', render: ({ name }) => name },
  { key: 'units', head: '台数', kind: 'figure', render: unitsOf },
  { key: 'channels', head: '每台路数', kind: 'figure', render: ({ channels }) => channels },
  { key: 'mbps', head: '接入带宽', kind: 'figure', render: ({ mbps }) => mbps },
  { key: 'decode', head: '解码', kind: 'figure', render: ({ decode }) => decode },
  { key: 'disks', head: '硬盘', kind: 'figure', render: ({ disks }) => disks },
  { key: 'days', head: '可存', kind: 'figure', render: ({ days }) => days },
];

const RUN_COLUMNS: Column<RunRow>[] = [
  { key: 'name', head: '摄像机', phone: 'title', render: ({ name }) => name },
  { key: 'quantity', head: '根数', kind: 'figure', render: ({ quantity }) => figureText(quantity) },
  { key: 'average', head: '平均走线', kind: 'figure', render: ({ average }) => average },
  { key: 'longest', head: '最远走线', kind: 'figure', render: ({ longest }) => longest },
  { key: 'laid', head: '最长布放', kind: 'figure', render: ({ laid }) => laid },
];

const FEEDER_COLUMNS: Column<FeederRow>[] = [
  { key: 'name', head: '供电设备', phone: 'title', render: ({ name }) => name },
  { key: 'units', head: '台数', kind: 'figure', render: unitsOf },
  { key: 'ports', head: '每台 PoE 口', kind: 'figure', render: ({ ports }) => ports },
  { key: 'watts', head: '每台取用（额定＋线损）', kind: 'figure', render: ({ watts }) => watts },
  { key: 'uplink', head: '上联带宽', kind: 'figure', render: ({ uplink }) => uplink },
];
