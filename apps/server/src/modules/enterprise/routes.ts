import * as contract from '@portal/contract/enterprise';
import type { Serve } from '../../platform/http/serve.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { readEnterpriseLogo } from './read-enterprise-logo.ts';
import { saveEnterpriseLogo } from './save-enterprise-logo.ts';

export function enterpriseRoutes(serve: Serve, deps: { files: FileStore }): void {
  serve(contract.readEnterpriseLogo, readEnterpriseLogo(deps));
  serve(contract.saveEnterpriseLogo, saveEnterpriseLogo);
}
