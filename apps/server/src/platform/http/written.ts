/** An operation's data that is JSON already, as bytes: it is sent as it is, and never written again. */
export class Written {
  readonly parts: readonly Uint8Array[];

  constructor(parts: readonly Uint8Array[]) {
    this.parts = parts;
  }
}

/** The envelope around it: the same fields as of any other answer. */
export function writtenEnvelope({ parts }: Written, others: Record<string, unknown>): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(others).slice(0, -1)},"data":`), ...parts, Buffer.from('}')]);
}
