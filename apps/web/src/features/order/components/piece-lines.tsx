import { Stepper } from '@portal/ui';
import type { ReactNode } from 'react';
import './piece-lines.css';

export interface PieceLine {
  id: string;
  productName: string;
  productModel: string;
  /** The most that can be taken of it. */
  max: number;
  /** What is said of it below its name. */
  words: ReactNode;
}

/** Of which goods of an order how many: sent in a parcel, asked to be taken back; `what` names the count to a screen reader. */
export const PieceLines = <Line extends PieceLine>({
  label,
  what,
  emptyLabel,
  lines,
  pieces,
  onChange,
}: {
  label: string;
  what: string;
  emptyLabel: string;
  lines: readonly Line[];
  /** By the line's id. */
  pieces: Readonly<Record<string, number | null | undefined>>;
  onChange: (line: Line, quantity: number | null) => void;
}) => (
  <ul className="od-pieces" aria-label={label}>
    {lines.map((line) => (
      <li key={line.id}>
        <span>
          {line.productName} <span className="od-pieces__model">{line.productModel}</span>
          <span className="p-small">{line.words}</span>
        </span>
        <Stepper
          label={`${line.productModel || line.productName} ${what}`}
          value={pieces[line.id] ?? null}
          min={1}
          max={line.max}
          emptyLabel={emptyLabel}
          onChange={(quantity) => onChange(line, quantity)}
        />
      </li>
    ))}
  </ul>
);
