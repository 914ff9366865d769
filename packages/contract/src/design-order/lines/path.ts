/** Where all calls of the tool stand. */
export const DESIGN_ORDER_PATH = '/api-cloud-merchant-service/v1/design-order';
