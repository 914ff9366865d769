/** Addresses of the pictures of a request, for those who are not whose they are; beside the calls, so that pages load no more than this. */
interface Shown {
  afterSaleNo: string;
  fileId: string;
}

export const shopAfterSalePictureUrl = ({ afterSaleNo, fileId }: Shown): string =>
  `/api-cloud-merchant-service/v1/shop-after-sale/picture/${afterSaleNo}/${fileId}`;
export const deskAfterSalePictureUrl = ({ afterSaleNo, fileId }: Shown): string => `/api-console/v1/after-sale/picture/${afterSaleNo}/${fileId}`;
