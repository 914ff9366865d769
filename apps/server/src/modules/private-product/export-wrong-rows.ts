import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/private-product';
import { formatDate } from '@portal/units';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import type { CellValue, SheetRow } from '../../platform/sheet/read-sheet.ts';
import type { Sheet, SheetColumn, SheetValue } from '../../platform/sheet/write-sheet.ts';
import { getTaxonomy } from '../catalog/index.ts';
import { receivePart } from '../file/index.ts';
import { XLSX } from './export-private-products.ts';
import { rowsOf } from './import-private-products.ts';
import type { PrivateProductRoom } from './needs.ts';
import { planImport, type PrivateImportPlan } from './plan-import.ts';
import { PROBLEM_HEADER } from './sheet-columns.ts';
import { listLive } from './store.ts';

/** Judged as the import judges them, and nothing is kept of the file. */
export const exportWrongRows = operation(contract.exportWrongRows, async function exportWrongRows(ctx, _input, room: PrivateProductRoom) {
  const owner = ownerOf(ctx.caller);
  const part = await receivePart(ctx.wire.request, room.temporary);
  const rows = await rowsOf(part, room.sheets, owner.accountNo);
  const plan = planImport(rows, await getTaxonomy(ctx.db), await listLive(ctx.db, owner));
  if (plan.wrongRows.size === 0) {
    // of a head that cannot be read it is said what is wrong with it
    const [fault] = plan.faults;
    throw new AppError(contract.importRefused, { msg: fault ? `${fault.column} ${fault.text}`.trim() : contract.privateProductCopy.noWrongRows });
  }
  const bytes = await room.sheets.write(owner.accountNo, () => sheetOf(rows, plan));
  return { name: `自定义产品-需修改-${formatDate(ctx.now)}.xlsx`, mediaType: XLSX, bytes };
});

/** A column that stood there from an earlier round is written anew; every cell is text, as somebody typed it (RELY-18). */
function sheetOf([head, ...body]: readonly SheetRow[], { wrongRows, faults }: PrivateImportPlan): Sheet {
  const headers = head?.cells.map(textOf) ?? [];
  const shown = headers.flatMap((header, at) => (header === PROBLEM_HEADER ? [] : [at]));
  const problemsOf = (row: number): string =>
    faults
      .filter((fault) => fault.row === row)
      .map(({ column, text }) => (column === '' ? text : `${column}：${text}`))
      .join('；');
  return {
    name: '需修改的行',
    columns: [
      ...shown.map((at): SheetColumn => ({ header: headers[at] ?? '', width: Math.max(14, (headers[at] ?? '').length * 2), format: 'text' })),
      { header: PROBLEM_HEADER, width: 60, format: 'text' },
    ],
    rows: body
      .filter(({ number }) => wrongRows.has(number))
      .map(({ number, cells }): SheetValue[] => [...shown.map((at) => textOf(cells[at] ?? null)), `第 ${number} 行：${problemsOf(number)}`]),
  };
}

const textOf = (cell: CellValue): string => {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? '是' : '否';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return typeof cell === 'object' ? cell.date : cell;
};
