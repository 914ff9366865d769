/** Sets a document definition as PDF. Only in processes of `createWorkerPool`: the fonts are held in memory. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { FONT } from './paper-style.ts';
import { printable } from './printable.ts';

declare module 'pdfmake' {
  /** Files it finds before it looks on disk; its types say it for browsers only. */
  export const virtualfs: { writeFileSync(path: string, content: Uint8Array): void };
}

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

export const pdf = (definition: TDocumentDefinitions): Promise<Uint8Array> => pdfmake.createPdf(printable(definition)).getBuffer();
