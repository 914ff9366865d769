import { defineRoom } from '../../platform/room.ts';
import { publishProtocolDraft } from './console/publish-protocol-draft.ts';
import { getProtocolVersion, getProtocolVersions, listProtocolVersions } from './console/read-versions.ts';
import { saveProtocolDraft } from './console/save-protocol-draft.ts';
import { tellProtocols, tellProtocolsTask } from './console/tell-protocols.ts';
import { getProtocol } from './get-protocol.ts';
import { listProtocols } from './list-protocols.ts';
import type { ProtocolNeeds } from './needs.ts';
import { bindProtocol, getProtocolConfirmTip, signVerify } from './sign-protocols.ts';

export const protocolRoom = defineRoom({
  name: 'protocol',
  open: (needs: ProtocolNeeds) => needs,
  operations: [
    listProtocols,
    getProtocol,
    signVerify,
    getProtocolConfirmTip,
    bindProtocol,
    listProtocolVersions,
    getProtocolVersions,
    getProtocolVersion,
    saveProtocolDraft,
    publishProtocolDraft,
  ],
  jobs: [{ name: 'tell-protocols', cron: '* * * * *', run: tellProtocols }],
  tasks: [tellProtocolsTask],
});
