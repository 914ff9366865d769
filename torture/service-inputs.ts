/** Inputs that the calls about service orders and feedback accept (`endpoint-inputs.ts`). */

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  owned?: boolean;
}

const place = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };

export const serviceInputs: Readonly<Record<string, (ids: { orderId: string }) => readonly Asked[]>> = {
  addServiceOrder: () => [
    {
      params: { serviceType: 'install' },
      body: { ...place, contact: '夜访', phone: '13900009999', detailAddress: '夜访路 1 号', products: [{ productModel: '夜访' }] },
    },
  ],
  listFaultTypes: () => [{}],
  listServicePoints: () => [{ query: { provinceCode: '33' } }],
  listServiceOrders: () => [{}],
  getServiceOrder: ({ orderId }) => [{ params: { id: orderId }, owned: true }],
  cancelServiceOrder: ({ orderId }) => [{ body: { id: orderId }, owned: true }],
  addServicePictures: ({ orderId }) => [{ body: { id: orderId, pictures: ['night'] }, owned: true }],
  listFeedbackClasses: () => [{}],
  createFeedback: () => [{ body: { classificationId: 1, content: '夜访' } }],
  listFeedback: () => [{}],
  getFeedbackRedPoint: () => [{}],
  readFeedbackAnswers: () => [{}],
};
