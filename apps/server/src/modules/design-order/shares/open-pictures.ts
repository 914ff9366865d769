import type { SharedPaper } from '@portal/contract/design-order';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { listImportedPictures } from '../../catalog/index.ts';
import type { FileReader } from '../../file/index.ts';
import { loadPrivatePictures } from '../../private-product/index.ts';
import type { Pictures } from '../quotation/pictures.ts';
import type { PaperFact, QuotationPaper } from '../quotation/quotation.ts';

/** Photographs of products of one's own that a link carries: a few kilobytes each. */
const EMBEDDED_MAX = 40;
const DRAWING = /^\/pictures\/[\w-]+\.svg$/;

/**
 * The paper with pictures that whoever has the link may see: drawings of the portal and pictures of an import by their address, photographs of products of one's own, whose
 * addresses open to their owner only, small and within the paper. Others are left out: their places elsewhere would learn of the customer.
 */
export async function withOpenPictures(reading: FileReader, files: FileStore, { groups, ...paper }: QuotationPaper): Promise<SharedPaper> {
  const addresses = groups.flatMap(({ lines }) => lines.map(({ picture }) => picture));
  const imported = await listImportedPictures(reading.db, addresses);
  const isOpen = (address: string) => DRAWING.test(address) || imported.has(address);
  const own = [...new Set(addresses)].filter((address) => !isOpen(address)).slice(0, EMBEDDED_MAX);
  const embedded: Pictures = own.length === 0 ? new Map() : await smallPictures(await loadPrivatePictures(reading, files, own));
  const open = (address: string): string => {
    if (isOpen(address)) return address;
    const photograph = embedded.get(address);
    return photograph === undefined ? '' : `data:image/jpeg;base64,${Buffer.from(photograph.bytes).toString('base64')}`;
  };
  const shown = ([label, text, is]: PaperFact): SharedPaper['supplier'][number] => (is === 'phone' ? [label, text, is] : [label, text]);
  return {
    ...paper,
    customer: paper.customer.map(shown),
    supplier: paper.supplier.map(shown),
    terms: paper.terms.map(shown),
    groups: groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, picture: open(line.picture) })) })),
  };
}

/** What draws pictures is large, and few links need it. */
async function smallPictures(photographs: ReadonlyMap<string, Uint8Array>): Promise<Pictures> {
  const { loadPictures } = await import('../quotation/pictures.ts');
  return loadPictures([...photographs.keys()], photographs);
}
