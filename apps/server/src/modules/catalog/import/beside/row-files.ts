/** What the files of a row make of its model and family. Pure. */
import type { Attachment } from '@portal/contract/catalog';
import { fileUrl } from '@portal/contract/file';
import { AttachmentType } from '@portal/engines/goods';
import type { FileUse } from './match-files.ts';

/** A document of the family; `byName`: no cell names it. */
export interface RowDocument {
  attachment: Attachment;
  byName: boolean;
}

export interface RowFiles {
  /** Address of the model's picture; undefined: it stays. */
  picture: string | undefined;
  /** Undefined: they stay. */
  morePictures: readonly string[] | undefined;
  documents: readonly RowDocument[];
}

export interface Kept {
  fileId: string;
  fileName: string;
  byteLength: number;
}

const TYPES = { brochure: AttachmentType.Brochure, manual: AttachmentType.Manual } as const;

/** `uses` of one row, each with what is kept of it. */
export function rowFilesOf(uses: readonly (FileUse & { kept: Kept })[]): RowFiles {
  const pictures = uses.filter(({ field }) => field === 'picture').toSorted((a, b) => a.place - b.place);
  const addresses = [...new Set(pictures.map(({ kept }) => fileUrl(kept.fileId)))];
  const hasFirst = pictures[0]?.place === 1;
  return {
    picture: hasFirst ? addresses[0] : undefined,
    morePictures: addresses.length === 0 ? undefined : addresses.slice(hasFirst ? 1 : 0),
    documents: uses.flatMap(({ field, kept, byName }) =>
      field === 'picture'
        ? []
        : [{ byName, attachment: { fileType: TYPES[field], fileUrl: fileUrl(kept.fileId), fileTitle: kept.fileName, fileSize: kept.byteLength } }],
    ),
  };
}
