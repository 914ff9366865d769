import './code-panel.css';

/** A code to scan, and what scanning it does. */
export function CodePanel({ src, title, words }: { src: string; title: string; words: string }) {
  return (
    <figure className="s-code">
      <img src={src} width="136" height="136" alt={title} loading="lazy" />
      <figcaption>
        <b>{title}</b>
        <span className="p-small">{words}</span>
      </figcaption>
    </figure>
  );
}
