import type { ReactNode } from 'react';
import './printed-paper.css';

interface PrintedPaperProps {
  /** Whose paper it is. */
  from: string;
  title: string;
  /** Those without a text are left out. */
  facts: readonly (readonly [name: string, text: string])[];
  /** Names the paper for the sheet of its own columns. */
  className: string;
  children: ReactNode;
}

/** A sheet of A4 that only paper shows: whose it is, what it is, what it is about; its tables, sums and signs are its children. */
export const PrintedPaper = ({ from, title, facts, className, children }: PrintedPaperProps) => (
  <div className={`pp-paper ${className}`}>
    <header className="pp-paper__head">
      <strong>{from}</strong>
      <h1>{title}</h1>
    </header>
    <dl className="pp-paper__facts">
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
    {children}
  </div>
);

/** The sum in words and in figures. */
export const PaperTotal = ({ words, sum }: { words: string; sum: string }) => (
  <p className="pp-paper__total">
    <span>{words}</span>
    <strong>{sum}</strong>
  </p>
);

/** Room for each to sign. */
export const PaperSigns = ({ names }: { names: readonly string[] }) => (
  <div className="pp-paper__signs">
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);
