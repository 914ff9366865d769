import { differenceText, type PieceWords, type PricedCure, type PricedWay } from '../model/cure-choice.ts';
import './way-choice.css';

interface WayChoiceProps {
  title: string;
  cure: PricedCure;
  /** Key of the way; null: none. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

/** The ways to cure one thing, cheapest first: what goes, what comes, and what the list costs more. */
export function WayChoice({ title, cure, chosen, onChoose }: WayChoiceProps) {
  return (
    <fieldset className="dc-ways">
      <legend>{title}</legend>
      {cure.ways.map((way, place) => (
        <label key={way.key} className="dc-way">
          <input type="radio" name={`way ${cure.key}`} checked={way.key === chosen} onChange={() => onChoose(way.key)} />
          <WayWords way={way} isCheapest={place === 0 && cure.ways.length > 1 && way.difference !== null} />
        </label>
      ))}
      <label className="dc-way">
        <input type="radio" name={`way ${cure.key}`} checked={chosen === null} onChange={() => onChoose(null)} />
        <span className="dc-way__words">暂不处理</span>
      </label>
    </fieldset>
  );
}

const piecesText = (pieces: readonly PieceWords[]): string => pieces.map(({ text, name }) => `${text} ${name}`).join('、');

function WayWords({ way: { goes, comes, difference }, isCheapest }: { way: PricedWay; isCheapest: boolean }) {
  return (
    <>
      <span className="dc-way__words">
        {goes.length === 0 ? (
          <>增加 {piecesText(comes)}</>
        ) : (
          <>
            <span className="dc-way__old">{piecesText(goes)}</span> <span aria-label="换成">→</span> {piecesText(comes)}
          </>
        )}
      </span>
      <span className="dc-way__sum">
        {isCheapest && <span className="dc-way__best">最省</span>} {differenceText(difference)}
      </span>
    </>
  );
}
