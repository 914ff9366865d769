/** What an import changes, as a worksheet: a row a change. */
import { yuanDigits } from '@portal/units';
import { writeSheet, type SheetColumn, type SheetValue } from '../../../platform/sheet/write-sheet.ts';
import type { FilesReport } from './beside/take-files.ts';
import { complaintText, type Complaint } from './complaint.ts';
import type { FieldChange, ImportDiff } from './diff.ts';

const COLUMNS: readonly SheetColumn[] = [
  { header: '变更', width: 14, format: 'text' },
  { header: '型号／产品', width: 34, format: 'text' },
  { header: '字段', width: 18, format: 'text' },
  { header: '原值', width: 30, format: 'text' },
  { header: '新值', width: 30, format: 'text' },
];

type Row = readonly SheetValue[];

const fieldRow =
  (kind: string) =>
  ({ name, field, before, after }: FieldChange): Row => [kind, name, field, before, after];

interface SaidOfImport {
  diff: ImportDiff | undefined;
  complaints: readonly Complaint[];
  files: FilesReport | undefined;
}

/** The bytes of an xlsx file. Faults of the sheet stand first, prices apart from other columns. */
export function importReportSheet({ diff, complaints, files }: SaidOfImport): Promise<Uint8Array> {
  const names = (kind: string, all: readonly string[] = []): Row[] => all.map((name) => [kind, name, '', '', '']);
  const prices = (diff?.prices ?? []).flatMap(({ header, changes }) =>
    changes.map(({ name, before, after }): Row => [
      '价格变化',
      name,
      header,
      before === null ? '' : yuanDigits(before),
      after === null ? '' : yuanDigits(after),
    ]),
  );
  return writeSheet({
    name: '导入差异',
    columns: COLUMNS,
    rows: [
      ...complaints.map((complaint): Row => ['错误', '', complaint.column, '', complaintText(complaint)]),
      ...names('新增产品', diff?.addedFamilies),
      ...names('新增型号', diff?.added),
      ...(diff?.changedFamilies ?? []).map(fieldRow('产品变化')),
      ...prices,
      ...(diff?.changed ?? []).map(fieldRow('型号变化')),
      ...names('下架', diff?.delisted),
      ...names('表中没有', diff?.missing),
      ...(files?.byName ?? []).map(({ path, model, column }): Row => ['按文件名认作', model, column, '', path]),
      ...(files?.unused ?? []).map(({ path, problem }): Row => ['没有产品用到', '', '', '', problem === undefined ? path : `${path}（${problem}）`]),
    ],
  });
}
