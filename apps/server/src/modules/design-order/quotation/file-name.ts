import type { QuotationKind } from '@portal/contract/design-order';

const KINDS = { customer: '报价单', internal: '内部明细' } as const satisfies Record<QuotationKind, string>;

/** Name of the file without what file systems refuse: 报价单-王府小区-BJ20261121-7K3M.pdf. */
export function fileNameOf({ kind, name, number, format }: { kind: QuotationKind; name: string; number: string; format: 'xlsx' | 'pdf' }): string {
  const safe = name.replace(/[\u0000-\u001F\u007F\\/:*?"<>|\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '_').replace(/^\.+/, '_');
  return `${KINDS[kind]}-${safe}-${number}.${format}`;
}
