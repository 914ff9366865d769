/** Sentences that server and form both say about enterprises. */
export const enterpriseCopy = { logoKind: '请上传 PNG、JPG 或 WebP 图片' } as const;
