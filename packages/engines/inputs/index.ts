/** Front door of described inputs: what a form asks, an address keeps and an engine reads, and what every engine answers. */
export { flagOf, inputsFromPairs, inputsToPairs } from './address.ts';
export { defineFields, isIgnored, isRequired, offeredOf, rangesOf, shownInputs } from './fields.ts';
export type { Field, Fields, FlagField, NumberField, NumbersField, Option, OptionField, Range, Raw, RowsField, ValuesOf } from './fields.ts';
export { errorText } from './messages.ts';
export { knownAnswers } from './known-answers.ts';
export { constantText, numberText } from './number-text.ts';
export { ceil, EPS, firstAtLeast, floor, isAtMost, round, sumOf } from './numbers.ts';
export { readInputs } from './read.ts';
export { fieldErrorCodes, ofGroup, refused, warningsOf } from './result.ts';
export type { CalcResult, FieldError, Refused, WorkingStep } from './result.ts';
export { inputsInWords, NO } from './words.ts';
export type { InputGroup, InputLine } from './words.ts';
export { sourced, sourceMarks } from './sourced.ts';
export type { Sourced, SourceMark } from './sourced.ts';
