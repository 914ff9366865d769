export { listMarqueeClues, type MarqueeClue } from './endpoints.ts';
