/** Where two states of an order differ, as it is read. */
export interface ReadDifference {
  key: string;
  what: string;
  /** As it stands on this page, and with the other. */
  mine: string;
  theirs: string;
}
