import { CalculatorPage, calculatorTitles } from '../../../features/calculator/index.ts';
import { recorderAccessView } from '../../../features/calculator/views/recorder-access.ts';
import type { Route } from './+types/recorder-access.ts';

export const meta: Route.MetaFunction = () => [{ title: `${calculatorTitles.bNVRChannelAccess} - 安防工程门户` }];

export default function RecorderAccess() {
  return <CalculatorPage view={recorderAccessView} />;
}
