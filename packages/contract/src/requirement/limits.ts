/** Letters of what is typed. */
export const CONTACT_MAX = 20;
/** As specified: a landline of eight digits with an area code of four fits without its hyphen. */
export const PHONE_MAX = 12;
export const COMPANY_MAX = 60;
export const DETAIL_ADDRESS_MAX = 100;
export const REMARK_MAX = 500;
/** Of a word in the thread, whoever says it, and of the reason of a closing. */
export const WORD_MAX = 500;
export const CLOSE_REASON_MAX = 200;
/** Open ones of one identity, and words of the asker in one. */
export const OPEN_MAX = 20;
export const WORDS_MAX = 50;
/** What is said by default where the client says nothing: the pages of the portal (REQUEST-5). */
export const CLIENT_SOURCE = 1;
export const ENTRANCE_TYPE = 10;

/** A landline with its area code, hyphen or none, or a mobile number (REQUEST-3). */
export const REQUIREMENT_PHONE = /^(?:0\d{2,3}-?\d{7,8}|1[3-9]\d{9})$/;

/** A number that is too long only for its hyphen goes without it. */
export const shortPhone = (phone: string): string => (phone.length > PHONE_MAX ? phone.replace('-', '') : phone);
