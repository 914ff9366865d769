/** Inputs that the calls about service orders, feedback and comments accept (`endpoint-inputs.ts`). */

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  owned?: boolean;
}

const place = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };

export const serviceInputs: Readonly<Record<string, (ids: { orderId: string; spuNo: string }) => readonly Asked[]>> = {
  addServiceOrder: ({ orderId }) => [
    {
      params: { serviceType: 'install' },
      body: { ...place, contact: '夜访', phone: '13900009999', detailAddress: '夜访路 1 号', products: [{ productModel: '夜访' }] },
    },
    {
      params: { serviceType: 'install' },
      body: { ...place, contact: '夜访', phone: '13900009999', detailAddress: '夜访路 1 号', products: [{ productModel: '夜访' }], designOrderId: orderId },
      owned: true,
    },
  ],
  listFaultTypes: () => [{}],
  listServicePoints: () => [{ query: { provinceCode: '33' } }],
  listServiceOrders: () => [{}],
  listInstalledLines: ({ orderId }) => [{ params: { shopOrderNo: orderId }, owned: true }],
  listShopServices: () => [{}, { query: { state: 'toArrange', keyword: '夜访' } }],
  countShopServices: () => [{}],
  listShopOrderServices: ({ orderId }) => [{ params: { shopOrderNo: orderId }, owned: true }],
  arrangeShopOrderService: ({ orderId }) => [
    {
      body: { shopOrderNo: orderId, id: orderId, gmtModified: '2026-11-27T00:00:00.000Z', visitDate: '2026-12-01', text: '夜访' },
      owned: true,
    },
  ],
  completeShopOrderService: ({ orderId }) => [{ body: { shopOrderNo: orderId, id: orderId, gmtModified: '2026-11-27T00:00:00.000Z' }, owned: true }],
  getServiceOrder: ({ orderId }) => [{ params: { id: orderId }, owned: true }],
  cancelServiceOrder: ({ orderId }) => [{ body: { id: orderId }, owned: true }],
  addServicePictures: ({ orderId }) => [{ body: { id: orderId, pictures: ['night'] }, owned: true }],
  listFeedbackClasses: () => [{}],
  createFeedback: () => [{ body: { classificationId: 1, content: '夜访' } }],
  listFeedback: () => [{}],
  getFeedbackRedPoint: () => [{}],
  readFeedbackAnswers: () => [{}],
  saveComment: ({ orderId }) => [{ body: { shopOrderNo: orderId, lineId: 'night', stars: 5, content: '夜访' }, owned: true }],
  listComments: ({ spuNo }) => [{ query: { spuNo } }, { query: { spuNo, stars: '5' } }],
  getCommentSummary: ({ spuNo }) => [{ query: { spuNo } }],
  likeComment: ({ orderId }) => [{ body: { id: orderId, isLiked: true }, owned: true }],
  listOrderComments: ({ orderId }) => [{ params: { shopOrderNo: orderId }, owned: true }],
  submitReport: () => [{ body: { contentId: 'S1001', reason: 'wrong', content: '夜访' } }],
  saveContentComment: ({ orderId }) => [
    { body: { contentId: 'S1001', content: '夜访' } },
    { body: { contentId: 'S1001', id: orderId, content: '夜访' }, owned: true },
  ],
  listContentComments: () => [{ query: { contentId: 'S1001' } }],
  listOwnContentComments: () => [{ query: { contentId: 'S1001' } }],
  likeContentComment: ({ orderId }) => [{ body: { id: orderId, isLiked: true }, owned: true }],
  likeContent: () => [{ body: { contentId: 'S1001', isLiked: true } }],
  getContentFigures: () => [{ query: { contentId: 'S1001' } }],
  readCommentPicture: ({ orderId }) => [{ params: { id: orderId, fileId: 'night' }, owned: true }],
};
