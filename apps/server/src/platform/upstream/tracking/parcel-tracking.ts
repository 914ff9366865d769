/** What carriers say of a parcel, behind one door. */

/** As carriers tell it, the newest first. */
export interface TrackingEvent {
  /** Milliseconds since 1970. */
  at: number;
  text: string;
}

export type TrackingState = 'collected' | 'moving' | 'delivering' | 'delivered' | 'problem' | 'returned';

export interface Tracking {
  state: TrackingState;
  events: TrackingEvent[];
}

export interface TrackingService {
  /** `phone`: the receiver's, which some carriers ask for. Throws `TrackingRefusedError`, and whatever a connection throws. */
  query(parcel: { carrier: string; trackingNo: string; phone: string }): Promise<Tracking>;
}

/** The service answers, and tells nothing. `reason`: its own word. */
export class TrackingRefusedError extends Error {
  override readonly name = 'TrackingRefusedError';
  readonly reason: 'carrierUnknown' | 'notFound' | 'refused';
  constructor(reason: TrackingRefusedError['reason'], code: string) {
    super(`the tracking service says ${code}`);
    this.reason = reason;
  }
}
