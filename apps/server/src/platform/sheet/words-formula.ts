/**
 * The formula that writes the money of a cell in capital Chinese figures, as `amountInWords` does it: `A1` 1003.2 gives 壹仟零叁元贰角整.
 * Of digits and texts alone: the number format `[DBNum2]`, of which it is commonly made, needs `General` by the name it has in the
 * language of each Excel, and LibreOffice reads it only behind `[$-804]`. Below a million million yuan. Source: DESIGN-50.
 */
export function wordsFormula(cell: string): string {
  const fen = `ROUND(ABS(${cell})*100,0)`;
  const whole = `INT(${fen}/100)`;
  const digitAt = (place: number) => `MID("零壹贰叁肆伍陆柒捌玖",1+MID(TEXT(${whole},"000000000000"),${place},1),1)`;
  const four = (from: number) => ['仟', '佰', '拾', ''].map((unit, index) => `${digitAt(from + index)}${unit === '' ? '' : `&"${unit}"`}`).join('&');
  const all = `IF(${whole}<100000000,"",${four(1)}&"亿")&IF(${whole}<10000,"",${four(5)}&"万")&${four(9)}&"元"`;
  const tidied = TIDIED.reduce((text, [found, instead]) => `SUBSTITUTE(${text},"${found}","${instead}")`, `"始"&${all}`);
  const jiao = `MOD(INT(${fen}/10),10)`;
  const cents = `MOD(${fen},10)`;
  const digitOf = (number: string) => `MID("零壹贰叁肆伍陆柒捌玖",1+${number},1)`;
  const small = `IF(MOD(${fen},100)=0,"整",IF(${jiao}>0,${digitOf(jiao)}&"角",IF(${whole}>0,"零",""))&IF(${cents}>0,${digitOf(cents)}&"分","整"))`;
  return `IF(${fen}=0,"零元整",IF(${cell}<0,"负","")&IF(${whole}=0,"",${tidied})&${small})`;
}

/** In this order. Empty places become one 零, which goes before a unit and at the start; a whole empty 万 leaves 零 before what follows. */
const TIDIED = [
  ['零仟', '零'],
  ['零佰', '零'],
  ['零拾', '零'],
  ['零零', '零'],
  ['零零', '零'],
  ['零亿', '亿'],
  ['零万', '万'],
  ['亿万', '亿零'],
  ['零零', '零'],
  ['零元', '元'],
  ['始零', ''],
  ['始', ''],
] as const;
