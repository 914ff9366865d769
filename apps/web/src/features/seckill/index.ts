/** Front door of flash sales: sessions, an item with its purchase, a dealer's activities. */
export { AbandonButton } from './components/abandon-button.tsx';
export { ActivityBoard } from './components/activity-board.tsx';
export { ActivityTable } from './components/activity-table.tsx';
export { PlatformSales } from './components/platform-sales.tsx';
export { ShopPlanForm } from './components/shop-plan-form.tsx';
export { SeckillOffer } from './components/seckill-offer.tsx';
export { SeckillView } from './components/seckill-view.tsx';
export { SessionPart } from './components/session-part.tsx';
export { activityHref, NEW_ACTIVITY_PATH, SECKILL_TABS, seckillsAddress, shopSeckillsAddress } from './model/seckill-address.ts';
export { itemNoIn } from './model/seckill-state.ts';
