/** Bounds of service orders. */
export const SERVICE_REMARK_MAX = 500;
export const SERVICE_NOTE_MAX = 300;
export const SERVICE_PICTURES_MAX = 6;
/** As many as a design order or an order has, which a service may be asked for (SERVICE-11). */
export const SERVICE_LINES_MAX = 500;
/** Of so many a list shows the models; the detail has all. */
export const SERVICE_LINES_SHOWN = 20;
export const SERVICE_PROJECT_MAX = 50;
export const SERVICE_MODEL_MAX = 60;
/** As many as a line of an order may hold. */
export const SERVICE_QUANTITY_MAX = 9999;
/** Open ones of one identity. */
export const OPEN_SERVICE_ORDERS_MAX = 20;
/** A visit may be wished for within this many days. */
export const VISIT_WITHIN_DAYS = 60;
/** What stands on the label of a device: letters, digits and hyphens. */
export { SERIAL_NUMBER } from '../after-sale/limits.ts';
/** A mobile number, or a landline with its area code. */
export const SERVICE_PHONE = /^(?:0\d{2,3}-?\d{7,8}|1[3-9]\d{9})$/;
