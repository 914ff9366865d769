import { CalculatorPage } from '../../../features/calculator/index.ts';
import { recorderAccessView } from '../../../features/calculator/views/recorder-access.ts';

export default function RecorderAccess() {
  return <CalculatorPage view={recorderAccessView} />;
}
