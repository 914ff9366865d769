/** What a document of a family is, by its `fileType`: the colour brochure, and the manual, whose number is ours. Source: GOODS-37. */
export const AttachmentType = { Brochure: 7, Manual: 8 } as const;
