import { privateProductCopy as copy } from '@portal/contract/private-product';
import { Button, toast, type ControlSize } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { download, OWN_PRODUCTS_TIMEOUT_MS } from '../../../lib/calls/download.ts';
import { tellFailure } from '../../../lib/calls/failure.ts';
import './export-button.css';

interface ExportButtonProps {
  /** Where the worksheet of what is shown is fetched. */
  href: string;
  label: string;
  /** Its name where the answer gives none, and what is said of one that takes too long and of one that has come. */
  file?: { name: string; slow: string; done: string; timeoutMs?: number };
  size?: ControlSize;
}

const PRODUCTS = { name: '自定义产品.xlsx', slow: copy.exportSlow, done: copy.exported, timeoutMs: OWN_PRODUCTS_TIMEOUT_MS };

/** Fetches the worksheet of what a list shows; while it is on its way the same place calls it off (PRIVATE-6). */
export function ExportButton({ href, label, file = PRODUCTS, size }: ExportButtonProps) {
  const [leaving, setLeaving] = useState<AbortController | null>(null);
  const last = useRef<AbortController>(null);
  useEffect(() => () => last.current?.abort(), []);
  const fetchFile = async () => {
    const own = new AbortController();
    last.current = own;
    setLeaving(own);
    try {
      const { name: fallbackName, slow, timeoutMs } = file;
      await download(href, { fallbackName, slow, leaving: own.signal, ...(timeoutMs !== undefined && { timeoutMs }) });
      if (!own.signal.aborted) toast.success(file.done);
    } catch (failure) {
      tellFailure(failure);
    }
    setLeaving((now) => (now === own ? null : now));
  };
  if (leaving === null)
    return (
      <Button size={size} onClick={() => void fetchFile()}>
        {label}
      </Button>
    );
  return (
    <output className="pp-export">
      正在导出…
      <Button
        size={size}
        onClick={() => {
          leaving.abort();
          setLeaving(null);
        }}
      >
        取消导出
      </Button>
    </output>
  );
}
