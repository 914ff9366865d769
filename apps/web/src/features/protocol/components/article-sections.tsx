import { Anchor } from '@portal/ui';
import './article-sections.css';

interface Section {
  heading: string;
  lines: readonly string[];
  /** The page that is spoken of. */
  link?: { label: string; href: string };
}

interface ArticleSectionsProps {
  title: string;
  sections: readonly Section[];
  /** One line below the title. */
  note?: string;
}

/** A long text: its title, then headings with their paragraphs. */
export function ArticleSections({ title, sections, note }: ArticleSectionsProps) {
  return (
    <article className="c-article">
      <h1>{title}</h1>
      {note && <p className="c-article__note">{note}</p>}
      {sections.map(({ heading, lines, link }) => (
        <section key={heading} className="p-stack p-stack--small">
          <h2>{heading}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {link && (
            <p>
              <Anchor href={link.href}>{link.label}</Anchor>
            </p>
          )}
        </section>
      ))}
    </article>
  );
}
