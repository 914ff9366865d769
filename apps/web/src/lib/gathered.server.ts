/** What React says of a page, gathered until it has said all there is for now. */
import { PassThrough } from 'node:stream';

/**
 * Give it to React's `pipe`, and send what comes out. React writes four kilobytes at a time; each piece would go on its own through the streams of
 * the router, of the answer and of its packing, fifty of them for a list. What is written in one go leaves in one piece.
 */
export function gathered(): PassThrough {
  const body = new PassThrough();
  const [write, end] = [body.write.bind(body), body.end.bind(body)];
  let pieces: Uint8Array[] = [];
  const leave = (): void => {
    if (pieces.length > 0) write(Buffer.concat(pieces));
    pieces = [];
  };
  return Object.assign(body, {
    write(piece: string | Uint8Array): boolean {
      pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      return true;
    },
    /** What React calls when it has said all for now. */
    flush: leave,
    end(): PassThrough {
      leave();
      return end();
    },
  });
}
