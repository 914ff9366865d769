import { data } from 'react-router';
import { ErrorView } from '../../features/shell/index.ts';

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return <ErrorView status={404} />;
}
