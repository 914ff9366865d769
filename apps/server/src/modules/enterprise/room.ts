import { defineRoom } from '../../platform/room.ts';
import type { EnterpriseNeeds } from './needs.ts';
import { readEnterpriseLogo } from './read-enterprise-logo.ts';
import { saveEnterpriseLogo } from './save-enterprise-logo.ts';

export const enterpriseRoom = defineRoom({ name: 'enterprise', open: (needs: EnterpriseNeeds) => needs, operations: [readEnterpriseLogo, saveEnterpriseLogo] });
