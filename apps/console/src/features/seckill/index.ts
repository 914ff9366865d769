/** Front door of flash sales: their state. */
export { SeckillTag } from './status-tag.tsx';
