/** What the loaders of a page said, within the page: the router's browser side reads it from there. */

const END = '</body></html>';
const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** `html` with the data at its end, as a script that says it in one go; nothing in a text ends that script. */
export function withData(html: string, data: string, nonce: string): string {
  if (!html.endsWith(END)) throw new Error('a page ends with its body');
  const said = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
  const to = 'window.__reactRouterContext.streamController';
  return `${html.slice(0, -END.length)}<script nonce="${nonce}">${to}.enqueue(${said});${to}.close();</script>${END}`;
}
