export { fileRoutes, type FileDeps } from './routes.ts';
