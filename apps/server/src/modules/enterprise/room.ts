import type { Serve } from '../../platform/http/serve.ts';
import type { EnterpriseNeeds } from './needs.ts';
import { readEnterpriseLogo } from './read-enterprise-logo.ts';
import { saveEnterpriseLogo } from './save-enterprise-logo.ts';

export function enterpriseRoutes(serve: Serve, needs: EnterpriseNeeds): void {
  serve(readEnterpriseLogo, needs);
  serve(saveEnterpriseLogo, needs);
}
