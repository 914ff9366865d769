import { SCENES, type listScenes as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';

export const listScenes: Operation<typeof endpoint> = async () => [...SCENES];
