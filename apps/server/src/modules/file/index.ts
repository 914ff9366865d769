export { fileRoutes, type FileDeps } from './routes.ts';
export { findFile } from './store.ts';
