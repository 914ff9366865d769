import { defineRoom } from '../../platform/room.ts';
import { getProtocol } from './get-protocol.ts';
import { listProtocols } from './list-protocols.ts';
import type { ProtocolNeeds } from './needs.ts';
import { bindProtocol, getProtocolConfirmTip, signVerify } from './sign-protocols.ts';

export const protocolRoom = defineRoom({
  name: 'protocol',
  open: (needs: ProtocolNeeds) => needs,
  operations: [listProtocols, getProtocol, signVerify, getProtocolConfirmTip, bindProtocol],
});
