import { assignmentOf, VERDICT_EFFORT } from '@portal/engines/compatibility';
import { isWhole, systemTree } from '../model/assignment-rows.ts';
import { useCheckQuestion } from './check-provider.tsx';
import './printed-system.css';
import { SystemTree } from './system-tree.tsx';

/** The system of an order on its customer's paper; nothing where there is none, or not every device has its place: that is for the dealer to see. */
export function PrintedSystem() {
  const { question } = useCheckQuestion();
  const assignment = question && assignmentOf(question.inputs, VERDICT_EFFORT);
  if (question === null || assignment === null || !isWhole(assignment)) return null;
  return (
    <section className="dc-printed">
      <h2>系统连接图</h2>
      <SystemTree root={systemTree(question, assignment)} />
      <p>按本单产品的参数逐台分配：路数、带宽和存储天数为设计值，现场以实际接线为准。</p>
    </section>
  );
}
