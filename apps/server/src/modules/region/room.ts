import type { Serve } from '../../platform/http/serve.ts';
import { listRegions } from './list-regions.ts';

export function regionRoutes(serve: Serve): void {
  serve(listRegions, {});
}
