import { moneyPieces } from '../model/money-pieces.ts';
import { classes } from './classes.ts';

export interface MoneyProps {
  /** Yuan with two decimals; null: there is no price. */
  yuan: number | null;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** In the warm colour of prices; otherwise in the colour of the text. */
  warm?: boolean | undefined;
  /** A reference price that no longer holds. */
  struck?: boolean | undefined;
  /** 0 reads 免费. */
  freeAtZero?: boolean | undefined;
  /** Words in the place of a missing price. */
  absent?: string | undefined;
}

/** Money: ¥ small, integer part large, decimals small, figures of one width; 暂无价格 in grey where there is none. A screen reader hears it whole. */
export function Money({ yuan, size = 'medium', warm, struck, freeAtZero, absent = '暂无价格' }: MoneyProps) {
  const look = classes('p-money', size !== 'medium' && `p-money--${size}`);
  if (yuan === null) return <span className={classes(look, 'p-money--absent')}>{absent}</span>;
  if (yuan === 0 && freeAtZero) return <span className={classes(look, 'p-money--free')}>免费</span>;
  const { sign, integer, decimals, text } = moneyPieces(yuan);
  const figures = (
    <>
      <span className="p-money__sign">{sign}¥</span>
      <span className="p-money__integer">{integer}</span>
      <span className="p-money__decimals">.{decimals}</span>
    </>
  );
  if (struck) {
    return (
      <s className={classes(look, 'p-money--struck')}>
        <span className="p-hidden">原价 </span>
        {text}
      </s>
    );
  }
  return <span className={classes(look, warm && 'p-money--warm')}>{figures}</span>;
}
