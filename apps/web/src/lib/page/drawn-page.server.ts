/** A page as one text. */
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

/** What React leaves in the place of a part that was not at hand; a page's own words never hold it, they are escaped. */
const NOT_AT_HAND = '<!--$!-->';

/** React writes it before a page in pieces alone. */
const DOCTYPE = '<!DOCTYPE html>';

/**
 * Drawn in one go: as a text it takes half of what writing it byte by byte into pieces of four kilobytes does. What has to wait for a part (the first
 * page of a kind, whose scripts are read) is drawn by pieces; so is what fails, which then says where. Throws what is thrown outside every boundary.
 * Past `withinMs` it is left as it is, and the browser draws what is missing. `tell`: of a failure inside a boundary, which a visitor reads as that boundary's own message.
 */
export async function drawnPage(page: ReactNode, withinMs: number, tell: (failure: unknown) => void): Promise<string> {
  try {
    const drawn = renderToString(page);
    if (!drawn.includes(NOT_AT_HAND)) return `${DOCTYPE}${drawn}`;
  } catch {
    // drawn once more below, where it is told
  }
  const body = new PassThrough();
  const gathering = text(body);
  await new Promise<void>((resolve, reject) => {
    const failures: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(page, {
      // nothing of a page is put off to its end, where only script would bring it back to its place
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        for (const failure of failures) tell(failure);
        pipe(body);
        resolve();
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error as Error);
      },
      onError: (error) => void failures.push(error),
    });
    const timer = setTimeout(abort, withinMs).unref();
  });
  return gathering;
}
