export { fileRoutes } from './room.ts';
export { findFile } from './store.ts';
