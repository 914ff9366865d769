import { useEffect, useState } from 'react';
import { Icon } from './icons.tsx';

const SAID_MS = 2000;

/** Copies `text`; says 复制成功 beside it for two seconds, or asks to copy by hand where the browser refuses. */
export function CopyButton({ text, label = '复制' }: { text: string; label?: string | undefined }) {
  const [said, setSaid] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      setSaid('refused');
    }
  };
  return (
    <button type="button" className="p-copy" aria-label={`${label} ${text}`} onClick={handleClick}>
      <Icon name={said === 'copied' ? 'check' : 'copy'} size={16} />
      <output className="p-copy__said">{said === 'copied' ? '复制成功' : said === 'refused' ? '请手动复制' : ''}</output>
    </button>
  );
}

/** A model number or code: figures of one width, never broken, with its copy button. */
export function Code({ children, copy = true }: { children: string; copy?: boolean | undefined }) {
  return (
    <span className="p-code">
      <span className="p-code__text">{children}</span>
      {copy && <CopyButton text={children} />}
    </span>
  );
}
