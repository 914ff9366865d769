/** Front door of enterprises: whom accounts act for. */
export { insertEnterprises, type EnterpriseRow } from './store.ts';
