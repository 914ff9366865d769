/** A paper in, the bytes of its file out. Runs in `createWorkerPool`; keeps the fonts and pictures it has loaded. */
import { pdf } from '../../../platform/render/pdf.ts';
import { writeForm } from '../../../platform/sheet/write-form.ts';
import type { InternalStatement } from './internal-statement.ts';
import { loadPictures, logoPicture } from './pictures.ts';
import { quotationDocument } from './quotation-document.ts';
import { quotationForm } from './quotation-form.ts';
import type { QuotationPaper } from './quotation.ts';
import { statementDocument } from './statement-document.ts';
import { statementForm } from './statement-form.ts';

export type QuotationRenderTask = { format: 'xlsx' | 'pdf' } & (
  | {
      kind: 'customer';
      paper: QuotationPaper;
      /** A picture's bytes; null: the company's name is written instead. */
      logo: Uint8Array | null;
      /** Bytes of pictures that are no drawings of this portal, by address. */
      photographs: ReadonlyMap<string, Uint8Array>;
    }
  | { kind: 'internal'; statement: InternalStatement }
);

export default async function render(task: QuotationRenderTask): Promise<Uint8Array> {
  if (task.kind === 'internal') return task.format === 'xlsx' ? writeForm(statementForm(task.statement)) : pdf(statementDocument(task.statement));
  const pictures = await loadPictures(
    task.paper.groups.flatMap(({ lines }) => lines.map(({ picture }) => picture)),
    task.photographs,
  );
  const logo = task.logo === null ? null : await logoPicture(task.logo);
  return task.format === 'xlsx' ? writeForm(quotationForm(task.paper, pictures, logo)) : pdf(quotationDocument(task.paper, pictures, logo));
}
