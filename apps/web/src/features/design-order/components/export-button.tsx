import { CallError } from '@portal/client';
import { Icon } from '@portal/ui';
import { useState, type MouseEvent } from 'react';
import { exportHref, type ExportFormat } from '../api.ts';
import { tellFailure } from '../failure.ts';

interface ExportButtonProps {
  id: string;
  /** For the file's name where the server gives none. */
  orderName: string;
  format: ExportFormat;
  isSmall?: boolean;
  isPrimary?: boolean;
}

const WORDS = { xlsx: '导出 Excel', pdf: '导出 PDF' } as const;

/** A link to the file; with script it shows that the file is being made, and says so when it could not be. */
export function ExportButton({ id, orderName, format, isSmall, isPrimary }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const href = exportHref(id, format);
  const handleClick = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await download(href, `${orderName}.${format}`);
    } catch (failure) {
      tellFailure(failure);
    } finally {
      setIsBusy(false);
    }
  };
  const className = ['p-button', isPrimary ? 'p-button--primary' : 'p-button--secondary', isSmall && 'p-button--small'].filter(Boolean).join(' ');
  return (
    <a className={className} href={href} download aria-busy={isBusy || undefined} aria-label={`${WORDS[format]}：${orderName}`} onClick={handleClick}>
      {isBusy ? <span className="p-spin" /> : <Icon name="download" size={16} />}
      {isSmall ? (format === 'xlsx' ? 'Excel' : 'PDF') : WORDS[format]}
    </a>
  );
}

async function download(href: string, fallbackName: string): Promise<void> {
  const response = await fetch(href, { credentials: 'same-origin' }).catch(() => {
    throw new CallError({ code: 0, status: 0, msg: '网络异常，文件没有导出', isNetworkError: true });
  });
  if (!response.ok) {
    const envelope = (await response.json().catch(() => null)) as { code?: number; msg?: string } | null;
    throw new CallError({ code: envelope?.code ?? response.status, status: response.status, msg: envelope?.msg || '文件没有导出，请稍后重试' });
  }
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition')) ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // the browser reads the file after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The file name the server gives (RFC 6266, UTF-8 form). */
function nameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
