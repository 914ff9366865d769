/** What is still wrong on a form after a change: what was said of a field goes once the field is changed, whatever it is now; the next try says it anew. */
export const faultsLeft = <Faults extends object>(faults: Faults, change: object): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))) as Faults;
