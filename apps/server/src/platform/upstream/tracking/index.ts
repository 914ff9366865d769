/** Front door of parcel tracking. */
export { createKuaidi100 } from './kuaidi100.ts';
export { TrackingRefusedError, type TrackingService, type Tracking } from './parcel-tracking.ts';
export { openTrackingStandIn, STAND_IN } from './stand-in.ts';
