/** Addresses of a comment's pictures: for everybody where it is shown, and for the provider's staff; beside the calls, so that pages load no more than this. */
export const commentPictureUrl = (id: string, fileId: string): string => `/api-cloud-merchant-service/v1/comment/picture/${id}/${fileId}`;
export const deskCommentPictureUrl = (id: string, fileId: string): string => `/api-console/v1/comment/picture/${id}/${fileId}`;
