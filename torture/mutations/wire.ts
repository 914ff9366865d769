/** Bytes and addresses as they come in, and how the portal stops. */
import type { Mutation } from './mutation.ts';

export const wireMutations: readonly Mutation[] = [
  {
    name: 'socket-origin',
    file: 'apps/server/src/platform/live/live-door.ts',
    from: 'if (request.headers.origin !== originOf(request)) throw',
    to: 'if (request.id === null) throw',
    hunt: 'sockets',
  },
  {
    name: 'host-check',
    file: 'apps/server/src/platform/http/refusals.ts',
    from: 'if (!hasPlainOrigin(request) && ',
    to: 'if (request.id === null && ',
    hunt: 'raw',
  },
  {
    name: 'parser-refusals',
    file: 'apps/server/src/platform/http/server.ts',
    from: '    clientErrorHandler: refuseBytes,\n',
    to: '',
    hunt: 'raw',
  },
  {
    name: 'proxy-hops',
    file: 'apps/server/src/platform/http/address.ts',
    from: '(_address, hop) => hop < trust',
    to: '() => true',
    hunt: 'proxy',
  },
  {
    name: 'proxy-addresses-only',
    file: 'apps/server/src/platform/http/address.ts',
    from: 'return plainAddress(request.ip) ??',
    to: 'return request.ip ??',
    hunt: 'proxy',
  },
  {
    name: 'ipv6-network',
    file: 'apps/server/src/platform/http/address.ts',
    from: 'groupsOf(plain).slice(0, 4)',
    to: 'groupsOf(plain)',
    hunt: 'proxy',
  },
  {
    name: 'stop-says-close',
    file: 'apps/server/src/platform/http/drain.ts',
    from: "if (isDraining) reply.header('connection', 'close');",
    to: '',
    hunt: 'stop',
  },
  {
    name: 'stop-closes-idle',
    file: 'apps/server/src/platform/http/drain.ts',
    from: '      app.server.closeIdleConnections();\n',
    to: '',
    hunt: 'stop',
  },
  {
    name: 'stop-takes-late-requests',
    file: 'apps/server/src/platform/http/drain.ts',
    from: 'Server.prototype.close.call(app.server,',
    to: 'app.server.close(',
    hunt: 'stop',
  },
  {
    name: 'clean-texts',
    file: 'apps/server/src/platform/http/parse-input.ts',
    from: 'const unclean = findUnclean(value, []);',
    to: 'const unclean = value === null ? findUnclean(value, []) : undefined;',
    hunt: 'fuzz',
  },
  {
    name: 'bad-json-is-400',
    file: 'apps/server/src/platform/http/server.ts',
    from: '  400: badRequest,\n',
    to: '',
    hunt: 'fuzz',
  },
];
