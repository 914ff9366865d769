import { videoCapacityFields, type CalculatorId } from '@portal/engines/calculators';
import { storageInputsOf } from '@portal/engines/compatibility';
import { inputsToPairs } from '@portal/engines/inputs';
import { Link } from 'react-router';
import type { ListAnswer, ListQuestion } from '../model/list-question.ts';

const STORAGE: CalculatorId = 'aVideoCapacity';

/** How the disks were counted, and the calculator that shows it step by step with the same inputs (CALC-13). */
export function StorageLink({ question, answer }: { question: ListQuestion; answer: ListAnswer }) {
  const inputs = storageInputsOf(question.inputs, answer.additions);
  if (inputs === null) return null;
  const search = new URLSearchParams(inputsToPairs(videoCapacityFields, inputs)).toString();
  return (
    <p className="p-small">
      硬盘按不做 RAID、不另留格式化损耗核算，每台录像机的硬盘各自取整。
      <Link to={`/tool/calculator/${STORAGE}?${search}`}>用同样的数打开录像存储容量计算</Link>
    </p>
  );
}
