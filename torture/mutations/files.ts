/** What is handed in and what is written: uploads, sheets, documents. */
import type { Mutation } from './mutation.ts';

export const filesMutations: readonly Mutation[] = [
  {
    name: 'import-paths',
    file: 'apps/server/src/platform/sheet/zip-parts.ts',
    from: "name.split(/[\\\\/]/).includes('..')",
    to: 'false',
    hunt: 'import',
  },
  {
    name: 'import-macros',
    file: 'apps/server/src/platform/sheet/zip-parts.ts',
    from: 'entries.some(({ name }) => /vbaProject|macrosheets\\//i.test(name))',
    to: 'entries.length < 0',
    hunt: 'import',
  },
  {
    name: 'pdf-coded-names',
    file: 'apps/server/src/platform/storage/active-pdf.ts',
    from: 'if (byte === HASH) isCoded = true;',
    to: '',
    hunt: 'upload',
  },
  {
    name: 'pdf-packed-objects',
    file: 'apps/server/src/platform/storage/active-pdf.ts',
    from: "new Set(['ObjStm', 'First'])",
    to: 'new Set()',
    hunt: 'upload',
  },
  {
    name: 'office-outside-parts',
    file: 'apps/server/src/platform/storage/active-office.ts',
    from: 'if (isOutside && !/\\/hyperlink$/i.test(type)) return true;',
    to: '',
    hunt: 'upload',
  },
  {
    name: 'upload-leftovers',
    file: 'apps/server/src/modules/file/receive-part.ts',
    from: 'await rm(path, { force: true });',
    to: '',
    hunt: 'upload',
  },
  {
    name: 'text-cells',
    file: 'apps/server/src/platform/sheet/write-form.ts',
    from: "if (typeof value === 'string') return { value: writable(value), type: 'string', style };",
    to: "if (typeof value === 'string') return value.startsWith('=') ? { value, type: 'formula', formula: value.slice(1), style } : { value: writable(value), type: 'string', style };",
    hunt: 'formulas',
  },
  {
    name: 'text-format',
    file: 'apps/server/src/platform/sheet/write-form.ts',
    from: "numFmt: isNumber ? FORMATS[format] : formula === undefined ? '@' : 'General',",
    to: "numFmt: isNumber ? FORMATS[format] : 'General',",
    hunt: 'formulas',
  },
  {
    name: 'repeated-text',
    file: 'apps/server/src/platform/sheet/read-sheet.ts',
    from: '      if (characters > TEXT_MAX) return tooMuch;\n',
    to: '',
    test: 'apps/server/src/platform/sheet/read-sheet.test.ts',
  },
  {
    name: 'import-in-linear-time',
    file: 'apps/server/src/platform/sheet/csv-rows.ts',
    from: '    line++;\n',
    to: "    line += Math.sign(text.slice(0, Math.min(at, 1_000)).split('\\n').length);\n",
    hunt: 'import',
  },
];
