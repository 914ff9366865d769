import { CalculatorPage, calculatorTitles } from '../../../features/calculator/index.ts';
import { videoCapacityView } from '../../../features/calculator/views/video-capacity.ts';
import type { Route } from './+types/video-capacity.ts';

export const meta: Route.MetaFunction = () => [{ title: `${calculatorTitles.aVideoCapacity} - 安防工程门户` }];

export default function VideoCapacity() {
  return <CalculatorPage view={videoCapacityView} />;
}
