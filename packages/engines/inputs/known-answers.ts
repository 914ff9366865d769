/** Answers of a scenario as they may be stored: what its questions know, and nothing else that a request may carry. */
import type { Field, Fields, Raw } from './fields.ts';
import { asRecord } from './records.ts';

/**
 * The answers that stand under a question's name and are of its kind; defaults are not put in, so that a question left open
 * stays open. Expects inputs the engine has found valid: questions it ignored were not checked and are sifted here.
 */
export function knownAnswers(fields: Fields, inputs: Raw): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const answer = Object.hasOwn(inputs, name) ? knownAnswer(field, inputs[name]) : undefined;
      return answer === undefined ? [] : [[name, answer]];
    }),
  );
}

function knownAnswer(field: Field, given: unknown): unknown {
  switch (field.kind) {
    case 'group':
      return isRecord(given) ? knownAnswers(field.fields, given) : undefined;
    case 'rows':
      return Array.isArray(given) ? given.slice(0, field.maxRows).map((row) => knownAnswers(field.fields, asRecord(row))) : undefined;
    case 'numbers':
      return Array.isArray(given) ? given.slice(0, field.maxRows).filter((value) => typeof value === 'number') : undefined;
    case 'flag':
      return typeof given === 'boolean' ? given : undefined;
    case 'option':
      return field.options.find(({ value }) => value === given)?.value;
    case 'number':
      return typeof given === 'number' ? given : undefined;
  }
}

const isRecord = (given: unknown): given is Raw => typeof given === 'object' && given !== null && !Array.isArray(given);
