/** What a picture of a device must show. */
export const PLATE_HINT = '拍清铭牌上的型号和序列号';
