import { CalculatorPage } from '../../../features/calculator/index.ts';
import { peopleCounterView } from '../../../features/calculator/views/people-counter.ts';

export default function PeopleCounter() {
  return <CalculatorPage view={peopleCounterView} />;
}
