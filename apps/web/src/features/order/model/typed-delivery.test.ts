import { expect, it } from 'vitest';
import { NO_DELIVERY, deliveryTrouble, typedDelivery } from './typed-delivery.ts';

const typed = { ...NO_DELIVERY, carrier: ' 顺丰速运 ', trackingNo: 'SF 1', contactName: '王师傅', contactPhone: '１３９ 0000 1111', place: '长河路 1 号' };

it('hands in what its way takes, a phone as it is dialled (ORDER-40)', () => {
  expect(typedDelivery({ ...typed, way: 'own' })).toEqual({ ...NO_DELIVERY, way: 'own', contactName: '王师傅', contactPhone: '13900001111' });
  expect(typedDelivery({ ...typed, way: 'pickUp', contactPhone: '0571-88888888' })).toEqual({
    ...NO_DELIVERY,
    way: 'pickUp',
    contactPhone: '0571-88888888',
    place: '长河路 1 号',
  });
});

it('says what a way lacks, and nothing of what another needs', () => {
  expect(typedDelivery({ ...typed, trackingNo: 'SF 1020 3040' }).trackingNo).toBe('SF10203040');
  expect(deliveryTrouble(typed)).toEqual({});
  expect(deliveryTrouble({ ...typed, trackingNo: 'SF_1' })).toEqual({ trackingNo: '运单号只能由字母、数字和横线组成' });
  expect(deliveryTrouble(NO_DELIVERY)).toEqual({ carrier: '请填写承运公司', trackingNo: '请填写运单号' });
  expect(deliveryTrouble({ ...NO_DELIVERY, way: 'own' })).toEqual({ contactName: '请填写送货人姓名', contactPhone: '请填写送货人电话' });
  expect(deliveryTrouble({ ...NO_DELIVERY, way: 'own', contactName: '王', contactPhone: '8888' })).toEqual({ contactPhone: '请输入正确的手机号码或固定电话' });
  expect(deliveryTrouble({ ...NO_DELIVERY, way: 'pickUp' })).toEqual({ place: '请填写自提地点' });
  expect(deliveryTrouble({ ...NO_DELIVERY, way: 'pickUp', place: '总部仓' })).toEqual({});
});
