/** Front door of what a calculation book is made of: an engine's answer in words, and two of them compared. */
export { answerOf, engineTitle } from './answer.ts';
export type { BookAnswer, EngineId } from './answer.ts';
export { changedLines, compareAnswers } from './compare.ts';
export type { ComparedAnswerLine } from './compare.ts';
export { saidOnce } from './said-once.ts';
