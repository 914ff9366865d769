import type { Raw } from './fields.ts';

/** Given from outside, so perhaps none: what is no record says nothing. */
export const asRecord = (given: unknown): Raw => (typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Raw) : {});
export const asRows = (given: unknown): readonly Raw[] => (Array.isArray(given) ? given.map(asRecord) : []);
