/** Inputs of parcels; ids of orders stand for theirs. */
const parcel = ({ orderId }: { orderId: string }) => [{ body: { shopOrderNo: orderId, parcelNo: 1 }, owned: true }];

export const parcelInputs = { confirmParcel: parcel, trackParcel: parcel, trackShopParcel: parcel };
