import { CalculatorPage } from '../../../features/calculator/index.ts';
import { videoCapacityView } from '../../../features/calculator/views/video-capacity.ts';

export default function VideoCapacity() {
  return <CalculatorPage view={videoCapacityView} />;
}
