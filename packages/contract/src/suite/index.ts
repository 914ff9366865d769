export { suiteCopy } from './copy.ts';
export { getSuitDetail, listSuits } from './endpoints.ts';
export { Suit, SuitPart } from './shapes.ts';
