/** Inputs of parcels; ids of orders stand for theirs. */
const parcel = ({ orderId }: { orderId: string }) => [{ body: { shopOrderNo: orderId, parcelNo: 1 }, owned: true }];

const changed = ({ orderId }: { orderId: string }) => [
  { body: { shopOrderNo: orderId, parcelNo: 1, carrier: '夜访', trackingNo: 'YF2', useAnyway: true }, owned: true },
];

export const parcelInputs = { changeParcel: changed, confirmParcel: parcel, trackParcel: parcel, trackShopParcel: parcel };
