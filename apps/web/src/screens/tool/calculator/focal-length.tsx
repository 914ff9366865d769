import { CalculatorPage, calculatorTitles } from '../../../features/calculator/index.ts';
import { focalLengthView } from '../../../features/calculator/views/focal-length.ts';
import type { Route } from './+types/focal-length.ts';

export const meta: Route.MetaFunction = () => [{ title: `${calculatorTitles.cCameraFocalLength} - 安防工程门户` }];

export default function FocalLength() {
  return <CalculatorPage view={focalLengthView} />;
}
