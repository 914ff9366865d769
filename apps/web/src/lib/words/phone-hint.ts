/** What is taken where a mobile number or a landline may be typed. */
export const PHONE_HINT = '手机号，或带区号的固定电话';
