import type { ProtocolSection } from '@portal/contract/protocol';
import { compareTexts, type ComparedText } from './compare-texts.ts';
import './protocol.css';

interface ArticleProps {
  title: string;
  note: string;
  sections: readonly ProtocolSection[];
}

/** An agreement as people see it. */
export function ProtocolArticle({ title, note, sections }: ArticleProps) {
  return (
    <article className="c-article" aria-label={`预览：${title}`}>
      <h2 className="c-article__title">{title}</h2>
      <p className="c-article__note">{note}</p>
      {sections.map(({ heading, lines }) => (
        <section key={heading} className="p-stack p-stack--small">
          <h3>{heading}</h3>
          {numbered(lines).map(([key, line]) => (
            <p key={key}>{line}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

interface ComparisonProps {
  title: string;
  note: string;
  before: readonly ProtocolSection[];
  after: readonly ProtocolSection[];
}

/** What is another since the version before, paragraph by paragraph. */
export function ProtocolComparison({ title, note, before, after }: ComparisonProps) {
  const lines = compareTexts(before, after);
  const changed = lines.filter(({ change }) => change !== 'same').length;
  return (
    <article className="c-article" aria-label={`对比：${title}`}>
      <h2 className="c-article__title">{title}</h2>
      <p className="c-article__note">{changed === 0 ? `${note}，没有修改的段落` : `${note}，${changed} 个段落有变化，绿色为新增，红色为删除`}</p>
      {numbered(lines).map(([key, line]) => (
        <Line key={key} line={line} />
      ))}
    </article>
  );
}

function Line({ line: { change, isHeading, words } }: { line: ComparedText }) {
  const text = isHeading ? <h3>{words}</h3> : <p>{words}</p>;
  if (change === 'same') return text;
  if (change === 'added')
    return (
      <ins>
        <span className="p-small">新增</span>
        {text}
      </ins>
    );
  return (
    <del>
      <span className="p-small">删除</span>
      {text}
    </del>
  );
}

/** Lines under their places: the same words may stand twice. */
const numbered = <T,>(lines: readonly T[]): [string, T][] => lines.map((line, at) => [`${at}`, line]);
