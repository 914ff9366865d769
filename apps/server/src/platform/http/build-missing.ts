/** A site is not built; `message` is the file or folder that is missing. */
export class BuildMissingError extends Error {
  override readonly name = 'BuildMissingError';
}
