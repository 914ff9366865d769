/** Whom parcels are asked of: the service of the configuration; in the demo world its stand-in on the loopback, whatever is configured; else nobody. */
import type { Clock } from '../platform/clock.ts';
import type { Environment } from '../platform/environment.ts';
import { createKuaidi100, openTrackingStandIn, STAND_IN, type TrackingService } from '../platform/upstream/tracking/index.ts';

export interface OpenedTracking {
  tracking: TrackingService | null;
  close(): Promise<void>;
}

/** `sentAt`: when a parcel was handed over, which no carrier but the stand-in has to be told. */
export function openParcelTracking(
  { DEMO, TRACKING_CUSTOMER, TRACKING_KEY, TRACKING_ENDPOINT }: Environment,
  clock: Clock,
  sentAt: (parcel: { trackingNo: string }) => Promise<number | null>,
): OpenedTracking {
  if (DEMO) return standIn({ now: clock.now, sentAt });
  const isOpen = TRACKING_CUSTOMER !== undefined && TRACKING_KEY !== undefined;
  return {
    tracking: isOpen ? createKuaidi100({ customer: TRACKING_CUSTOMER, key: TRACKING_KEY, endpoint: TRACKING_ENDPOINT }) : null,
    close: async () => {},
  };
}

/** Opened by the first question. */
function standIn(world: Parameters<typeof openTrackingStandIn>[0]): OpenedTracking {
  let opening: ReturnType<typeof openTrackingStandIn> | undefined;
  return {
    tracking: {
      async query(parcel) {
        const { endpoint } = await (opening ??= openTrackingStandIn(world));
        return createKuaidi100({ ...STAND_IN, endpoint }).query(parcel);
      },
    },
    close: async () => (await opening)?.close(),
  };
}
