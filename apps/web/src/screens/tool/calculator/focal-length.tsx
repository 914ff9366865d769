import { CalculatorPage } from '../../../features/calculator/index.ts';
import { focalLengthView } from '../../../features/calculator/views/focal-length.ts';

export default function FocalLength() {
  return <CalculatorPage view={focalLengthView} />;
}
