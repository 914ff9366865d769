import { expect, test } from 'vitest';
import { accreditStateOf } from './accreditation.ts';
import { certificationStates, isInForce } from './certification.ts';

test('an authorisation is valid exactly while the certification is in force, and frozen while that is', () => {
  for (const state of certificationStates.states) {
    expect(accreditStateOf(state) === 'valid', state).toBe(isInForce(state));
    expect(accreditStateOf(state) === 'frozen', state).toBe(state === 'frozen');
  }
  expect(accreditStateOf('notSubmitted')).toBeNull();
});
