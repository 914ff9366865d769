export { designOrderRoutes } from './routes.ts';
export { findUsedSpuNos } from './orders/store.ts';
export type { Owner } from './owner.ts';
export { seedDemoOrders, type DemoOrder } from './seed-demo-orders.ts';
