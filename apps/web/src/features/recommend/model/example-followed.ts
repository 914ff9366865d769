import type { Raw } from '@portal/engines/inputs';
import type { ScenarioPlan } from '@portal/engines/sizing';

type Examples = Pick<ScenarioPlan, 'examples'>;

const exampleOf = ({ examples }: Examples, inputs: Raw): Raw | undefined => examples?.of[String(inputs[examples.by])];
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Is everything the example says still as it says it? */
export function isExample(plan: Examples, inputs: Raw): boolean {
  const example = exampleOf(plan, inputs);
  return example !== undefined && Object.entries(example).every(([name, value]) => isSame(inputs[name], value));
}

/** Answers with the example of what was just answered, where those before stood as their own example; null: what was said by somebody stays. Source: SIZE-13.3. */
export function exampleFollowed(plan: Examples, before: Raw, after: Raw): Raw | null {
  const [former, example] = [exampleOf(plan, before), exampleOf(plan, after)];
  if (former === undefined || example === undefined || former === example || !isExample(plan, before)) return null;
  return { ...after, ...example };
}

/** Names in their order, so that the same answers are the same text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
}
