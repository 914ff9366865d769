import type { EnterpriseLine } from '@portal/contract/enterprise';
import type { ShownEnterprise } from '../store.ts';

export const enterpriseLine = ({ cityName, gmtFreeze, ...row }: ShownEnterprise): EnterpriseLine => ({
  ...row,
  cityName: cityName ?? '',
  gmtFreeze: gmtFreeze?.toISOString() ?? null,
});
