import type { ProtocolText } from '@portal/contract/protocol';
import './article-sections.css';

interface ArticleSectionsProps {
  title: string;
  sections: ProtocolText['sections'];
  /** One line below the title. */
  note?: string;
}

/** A long text: its title, then headings with their paragraphs. */
export function ArticleSections({ title, sections, note }: ArticleSectionsProps) {
  return (
    <article className="c-article">
      <h1>{title}</h1>
      {note && <p className="c-article__note">{note}</p>}
      {sections.map(({ heading, lines }) => (
        <section key={heading} className="p-stack p-stack--small">
          <h2>{heading}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
