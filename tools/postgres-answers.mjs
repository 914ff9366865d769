/** Exit code 0 when a PostgreSQL answers at the address given: one start-up packet, one byte back. */
import { connect } from 'node:net';

const url = new URL(process.argv[2] ?? '');
const socket = connect({ host: url.hostname, port: Number(url.port || 5432), timeout: 3_000 });
const give = (code) => {
  socket.destroy();
  process.exit(code);
};
socket.on('error', () => give(1));
socket.on('timeout', () => give(1));
// SSLRequest: a PostgreSQL answers 'S' or 'N'
socket.on('connect', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])));
socket.on('data', (data) => give(data[0] === 0x4e || data[0] === 0x53 ? 0 : 1));
