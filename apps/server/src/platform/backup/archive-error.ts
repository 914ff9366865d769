/** Why an archive is not taken: each reason has its own sentence in `fault-words.ts`. */
export type ArchiveFault =
  | 'notAnArchive'
  | 'newerFormat'
  | 'cut'
  | 'damaged'
  | 'keyMissing'
  | 'keyWrong'
  | 'notEncrypted'
  | 'newerProgram'
  | 'otherEdition'
  | 'notEqual';

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
