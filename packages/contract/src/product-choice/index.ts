export { matchProducts } from './endpoints.ts';
export { MatchedLine, ProductChoice } from './shapes.ts';
