/** Thread entry: a quotation in, the bytes of its file out. Runs in `createWorkerPool`; keeps the fonts it has loaded. */
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import { writeSheet } from '../../../platform/sheet/write-sheet.ts';
import type { Quotation } from './quotation.ts';
import { FONT, quotationDocument } from './quotation-document.ts';
import { quotationSheet } from './quotation-sheet.ts';

export interface RenderTask {
  quotation: Quotation;
  format: 'xlsx' | 'pdf';
}

const { resolve } = createRequire(import.meta.url);
const normal = resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
const bold = resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf');
pdfmake.setFonts({ [FONT]: { normal, bold } });
// names and remarks can then make it fetch nothing and read nothing
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);

export default async function render({ quotation, format }: RenderTask): Promise<Uint8Array> {
  return format === 'xlsx' ? writeSheet(quotationSheet(quotation)) : pdfmake.createPdf(quotationDocument(quotation)).getBuffer();
}
