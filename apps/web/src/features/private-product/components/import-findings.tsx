import { Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import { changeWords, WorksheetFaults } from '../../worksheet/index.ts';
import type { ImportOutcome } from '../api.ts';

/** What a worksheet that was tried would do, and every cell that cannot be taken. `children`: how the wrong rows are to be had. */
export function ImportFindings({ outcome, children }: { outcome: ImportOutcome; children: ReactNode }) {
  const { added, changed, unchanged, wrongRows, faultCount, faults } = outcome;
  if (faultCount === 0) return <Notice tone={added + changed > 0 ? 'success' : 'info'}>检查通过：{changeWords(outcome, '个产品')}。</Notice>;
  return (
    <>
      <Notice tone="error">{faultWords(outcome)}</Notice>
      {wrongRows > 0 && added + changed + unchanged > 0 && <Notice tone="info">{restWords(outcome)}</Notice>}
      {wrongRows > 0 && <div>{children}</div>}
      <WorksheetFaults faults={faults} count={faultCount} />
    </>
  );
}

const faultWords = ({ faultCount, wrongRows }: ImportOutcome): string =>
  wrongRows > 0
    ? `${wrongRows} 行中有 ${faultCount} 处需要修改；目前没有导入任何产品。`
    : `有 ${faultCount} 处需要修改，改好后重新选择文件；目前没有导入任何产品。`;

const restWords = ({ added, changed, unchanged }: ImportOutcome): string =>
  added + changed === 0
    ? `其余 ${unchanged} 行与现有产品相同，不需要导入。`
    : `其余行没有问题：${changeWords({ added, changed, unchanged }, '个产品')}。可以先导入，有问题的行下载修改后再导入。`;
