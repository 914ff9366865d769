/** Front door of service orders: handled, who takes them, how many wait. */
export { ServiceHandling } from './service-handling.tsx';
export { takersWords } from './takers-words.ts';
export { useWaitingServiceOrders } from './use-waiting-service-orders.ts';
