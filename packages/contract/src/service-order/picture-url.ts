/** Address of a picture for the provider's staff; beside the calls, so that pages load no more than this. */
export const deskServicePictureUrl = (id: string, fileId: string): string => `/api-console/v1/service-order/picture/${id}/${fileId}`;
