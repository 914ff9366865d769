/**
 * A constant of the engineering rules with where it comes from. `V`: checked against a published text; `S`: a nominal
 * value, series or channel of a standard, without a clause; `P`: an engineering choice of this project, on the safe side. A clause
 * whose text nobody has read is `P`, and its source says so.
 */
export type SourceMark = 'V' | 'S' | 'P';

/** The marks as they are read beside a constant. */
export const sourceMarks: Readonly<Record<SourceMark, { name: string; meaning: string }>> = {
  V: { name: '已核对', meaning: '与已发布的标准、说明书或设计资料原文核对过' },
  S: { name: '标准', meaning: '标准规定的标称值、系列或信道，不引条文' },
  P: { name: '工程取值', meaning: '工程经验取值，可按项目要求调整' },
};

export interface Sourced<Value> {
  readonly mark: SourceMark;
  /** What it is, as a designer reads it. */
  readonly label: string;
  /** Standard and clause, manual, or the reason of the choice. */
  readonly source: string;
  readonly value: Value;
}

/** Declares a constant. Files under `constants/` export nothing else; `sourced.test.ts` walks them. */
/* @__NO_SIDE_EFFECTS__ */
export const sourced = <const Value>(constant: Sourced<Value>): Sourced<Value> => constant;
