import type { Db } from '../../platform/db/database.ts';
import type { SmsSender } from '../../platform/upstream/sms/index.ts';

/** Somebody acts for an enterprise no longer; what was made for it is its own, and `ownerNo` has it from now on. */
export interface StaffLeft {
  accountNo: string;
  merchantNo: string;
  ownerNo: string;
  now: number;
}

/** What the room needs from outside. */
export interface StaffNeeds {
  sms: SmsSender;
  /** In the leaving's transaction; of the rooms that keep what people make for an enterprise. */
  onStaffLeft: readonly ((db: Db, left: StaffLeft) => Promise<void>)[];
}
