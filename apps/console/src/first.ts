/** Before all else: the router begins as soon as it is read. */
import { hearStepsFirst } from '@portal/ui/first-steps';

hearStepsFirst();
