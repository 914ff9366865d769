import { CalculatorPage, calculatorTitles } from '../../../features/calculator/index.ts';
import { peopleCounterView } from '../../../features/calculator/views/people-counter.ts';
import type { Route } from './+types/people-counter.ts';

export const meta: Route.MetaFunction = () => [{ title: `${calculatorTitles.iVerticalBinocular} - 安防工程门户` }];

export default function PeopleCounter() {
  return <CalculatorPage view={peopleCounterView} />;
}
