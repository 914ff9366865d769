/** What an attribute filter may ask: different attributes, and letters of `attributesStr`. */
export const ATTRIBUTE_CODES_MAX = 12;
export const ATTRIBUTES_LENGTH_MAX = 1000;
