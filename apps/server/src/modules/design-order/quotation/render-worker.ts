/** A paper in, the bytes of its file out. Runs in `createWorkerPool`; keeps the fonts and pictures it has loaded. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { writeForm } from '../../../platform/sheet/write-form.ts';
import type { InternalStatement } from './internal-statement.ts';
import { FONT } from './paper-style.ts';
import { loadPictures, logoPicture } from './pictures.ts';
import { quotationDocument } from './quotation-document.ts';
import { quotationForm } from './quotation-form.ts';
import type { QuotationPaper } from './quotation.ts';
import { statementDocument } from './statement-document.ts';
import { statementForm } from './statement-form.ts';

declare module 'pdfmake' {
  /** Files it finds before it looks on disk; its types say it for browsers only. */
  export const virtualfs: { writeFileSync(path: string, content: Uint8Array): void };
}

export type RenderTask = { format: 'xlsx' | 'pdf' } & (
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

const { resolve } = createRequire(import.meta.url);
const FONTS = {
  normal: resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
};
pdfmake.setFonts({ [FONT]: FONTS });
// held once for all documents: given a path it reads the 10 MB of each anew for every one
for (const path of Object.values(FONTS)) pdfmake.virtualfs.writeFileSync(path, readFileSync(path));
// names and remarks can then make it fetch nothing and read nothing
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

const pdf = (definition: TDocumentDefinitions): Promise<Uint8Array> => pdfmake.createPdf(definition).getBuffer();

export default async function render(task: RenderTask): Promise<Uint8Array> {
  if (task.kind === 'internal') return task.format === 'xlsx' ? writeForm(statementForm(task.statement)) : pdf(statementDocument(task.statement));
  const pictures = await loadPictures(
    task.paper.groups.flatMap(({ lines }) => lines.map(({ picture }) => picture)),
    task.photographs,
  );
  const logo = task.logo === null ? null : await logoPicture(task.logo);
  return task.format === 'xlsx' ? writeForm(quotationForm(task.paper, pictures, logo)) : pdf(quotationDocument(task.paper, pictures, logo));
}
