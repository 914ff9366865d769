/** A book in, the bytes of its file out. Runs in `createWorkerPool`. */
import { pdf } from '../../platform/render/pdf.ts';
import { writeForms } from '../../platform/sheet/write-form.ts';
import { bookDocument } from './book-document.ts';
import { bookForms } from './book-forms.ts';
import type { BookPaper } from './paper.ts';

export interface BookRenderTask {
  format: 'pdf' | 'xlsx';
  paper: BookPaper;
}

export default async function render({ format, paper }: BookRenderTask): Promise<Uint8Array> {
  return format === 'xlsx' ? writeForms(bookForms(paper)) : pdf(bookDocument(paper));
}
