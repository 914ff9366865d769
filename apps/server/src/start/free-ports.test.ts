import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { faultSentence } from './fault.ts';
import { assertPortsFree } from './free-ports.ts';

const HOST = '127.0.0.1';
const held: Server[] = [];
afterEach(() => Promise.all(held.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  held.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const sentenceOf = (doors: Parameters<typeof assertPortsFree>[1], host = HOST): Promise<string> =>
  assertPortsFree(host, doors).then(
    () => 'free',
    (error: unknown) => faultSentence(error),
  );

describe('ports are asked for before anything is opened', () => {
  it('of those that are taken all are named at once, each with its variable', async () => {
    const [port, consolePort] = [await takenPort(), await takenPort()];
    const said = await sentenceOf([
      { variable: 'PORT', port },
      { variable: 'SSO_PORT', port: 0 },
      { variable: 'CONSOLE_PORT', port: consolePort },
    ]);
    expect(said).toContain(`端口 ${port}、${consolePort} 已被占用`);
    expect(said).toMatch(/例如 PORT=\d+ CONSOLE_PORT=\d+ npm start.* \/ Ports .* are taken/);
  });

  it('one that is taken is named alone, and free ones are free afterwards', async () => {
    expect(await sentenceOf([{ variable: 'SSO_PORT', port: await takenPort() }])).toMatch(/^端口 \d+ 已被占用.*SSO_PORT=/);
    const port = await takenPort();
    await new Promise((resolve) => held.pop()?.close(resolve));
    const doors = [{ variable: 'PORT', port }];
    expect([await sentenceOf(doors), await sentenceOf(doors)]).toEqual(['free', 'free']);
  });

  it('two doors of one number are in each other’s way', async () => {
    const port = await takenPort();
    await new Promise((resolve) => held.pop()?.close(resolve));
    expect(await sentenceOf(['PORT', 'SSO_PORT'].map((variable) => ({ variable, port })))).toMatch(new RegExp(`端口 ${port} 已被占用`));
  });

  it('a host that is not this machine is said as such', async () => {
    expect(await sentenceOf([{ variable: 'CONSOLE_PORT', port: 0 }], '203.0.113.1')).toMatch(/无法监听 console（EADDRNOTAVAIL）：请检查 HOST 与 CONSOLE_PORT/);
  });
});
