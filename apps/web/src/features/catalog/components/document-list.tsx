import type { Attachment } from '@portal/contract/catalog';
import { Icon } from '@portal/ui';
import { documentOf } from '../model/document.ts';
import './document-list.css';

/** What can be read about the goods, each with its kind and size. Nothing where there is none. */
export function DocumentList({ attachments }: { attachments: readonly Attachment[] }) {
  const documents = attachments.flatMap((one) => documentOf(one) ?? []);
  return (
    <ul className="c-documents">
      {documents.map(({ href, title, kind, size }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer" download="">
            <Icon name="download" size={16} />
            <span>{title}</span>
            <span className="p-small">{[kind, size].filter(Boolean).join(' · ')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
