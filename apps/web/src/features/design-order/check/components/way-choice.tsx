import { differenceText, wayMark, type PieceWords, type PricedCure, type PricedWay } from '../model/cure-choice.ts';
import './way-choice.css';

interface WayChoiceProps {
  title: string;
  cure: PricedCure;
  /** Key of the way; null: none. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

/** The ways to cure one thing, first what changes least for hardly more than the cheapest, then the cheapest: what goes, what comes, and what the list costs more; a brand that the list has not for it is named (CHECK-10.4). */
export function WayChoice({ title, cure, chosen, onChoose }: WayChoiceProps) {
  return (
    <fieldset className="dc-ways">
      <legend>{title}</legend>
      {cure.ways.map((way) => (
        <label key={way.key} className="dc-way">
          <input type="radio" name={`way ${cure.key}`} checked={way.key === chosen} onChange={() => onChoose(way.key)} />
          <WayWords way={way} mark={wayMark(way, cure.ways)} />
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

function WayWords({ way: { goes, comes, newBrands, difference }, mark }: { way: PricedWay; mark: string }) {
  return (
    <>
      <span className="dc-way__words">
        {goes.length === 0 ? (
          <>增加 {piecesText(comes)}</>
        ) : (
          <>
            {comes.length === 0 ? '移出 ' : ''}
            <span className="dc-way__old">{piecesText(goes)}</span>
            {comes.length > 0 && (
              <>
                {' '}
                <span aria-label="换成">→</span> {piecesText(comes)}
              </>
            )}
          </>
        )}
        <span className="dc-way__supply">
          {comes.flatMap(({ name, supply }) => (supply === '' ? [] : [comes.length === 1 ? supply : `${name}：${supply}`])).join('；')}
        </span>
        {newBrands.length > 0 && <span className="dc-way__brand">换品牌：{newBrands.join('、')}</span>}
      </span>
      <span className="dc-way__sum">
        {mark !== '' && <span className="dc-way__best">{mark}</span>} {differenceText(difference)}
      </span>
    </>
  );
}
