/** Without what XML cannot hold; line breaks and tabs stay. */
export const writable = (text: string): string => text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').toWellFormed();

/** Name of a worksheet without what Excel refuses, at most 31 signs. */
export const tabName = (name: string): string =>
  writable(name)
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/^'|'$/g, ' ')
    .trim()
    .slice(0, 31) || '工作表';
