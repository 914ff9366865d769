export { type ChangedPrice, listToldPrices } from './endpoints.ts';
