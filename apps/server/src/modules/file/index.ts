export { fileRoutes } from './routes.ts';
export { findFile } from './store.ts';
