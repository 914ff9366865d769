/** Many buyers at once: rows made by the thousand, and a client that costs little, so that the portal is what is measured. */
import { SESSION_COOKIE } from '@portal/server/modules/account/index';
import { newSecret } from '@portal/server/platform/clock';
import type { Database } from '@portal/server/platform/db/database';
import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

export interface FlashBuyer {
  cookie: string;
  merchantNo: string;
  addressId: string;
}

/** Certified enterprises with an owner each, who order from `dealerNo`, have an address and are signed in; numbered from `first` on. */
export async function makeBuyers(
  { pool }: Pick<Database, 'pool'>,
  { count, dealerNo, now, first = 0 }: { count: number; dealerNo: string; now: number; first?: number },
): Promise<FlashBuyer[]> {
  const people = Array.from({ length: count }, (_, index) => {
    const secret = newSecret();
    const no = String(first + index).padStart(6, '0');
    return {
      no,
      secret,
      phone: `136${String(10_000_000 + first + index)}`,
      hash: createHash('sha256').update(secret).digest('hex'),
    };
  });
  const rows = JSON.stringify(people.map(({ no, phone, hash }) => ({ no, phone, hash })));
  const given = `(select * from json_to_recordset($1::json) as r(no text, phone text, hash text)) r`;
  const at = new Date(now).toISOString();
  const end = new Date(now + 7 * 24 * 3_600_000).toISOString();
  await pool.query(`insert into account (account_no, phone, nickname, status, gmt_create) select 'FA' || no, phone, '抢购' || no, 0, '${at}' from ${given}`, [
    rows,
  ]);
  await pool.query(
    `insert into enterprise (merchant_no, enterprise_no, company_name, enterprise_type, auth_status, gmt_create)
     select 'FM' || no, 'FE' || no, '抢购公司' || no, 2, 1, '${at}' from ${given}`,
    [rows],
  );
  await pool.query(`insert into account_identity (account_no, merchant_no, choose_on) select 'FA' || no, 'FM' || no, true from ${given}`, [rows]);
  await pool.query(`insert into dealer_binding (merchant_no, parent_merchant_no, choosing, gmt_create) select 'FM' || no, $2, true, '${at}' from ${given}`, [
    rows,
    dealerNo,
  ]);
  await pool.query(
    `insert into address (address_id, account_no, merchant_no, province_code, province_name, city_code, city_name, area_code, area_name, detail_address,
       contact_name, contact_phone, is_default, gmt_create, gmt_modified)
     select 'FD' || no, 'FA' || no, 'FM' || no, '33', '浙江省', '3301', '杭州市', '330108', '滨江区', '长河路 1 号', '抢购', phone, true, '${at}', '${at}' from ${given}`,
    [rows],
  );
  await pool.query(`insert into session (token_hash, account_no, gmt_create, gmt_expire) select hash, 'FA' || no, '${at}', '${end}' from ${given}`, [rows]);
  return people.map(({ no, secret }) => ({ cookie: `${SESSION_COOKIE}=${secret}`, merchantNo: `FM${no}`, addressId: `FD${no}` }));
}

export interface FlashAsk {
  path: string;
  cookie: string;
  body: object;
  /** Its `Idempotency-Key`; left out: none. */
  key?: string;
}
export interface FlashAnswer {
  /** 0: none came. */
  status: number;
  body: string;
}

/** Asks all of them over so many kept connections to each port; an answer each, in their order. */
export async function askAll(ports: readonly number[], asks: readonly FlashAsk[], connections: number): Promise<FlashAnswer[]> {
  const answers: FlashAnswer[] = Array.from({ length: asks.length }, () => ({ status: 0, body: '' }));
  let next = 0;
  const one = async (port: number): Promise<void> => {
    const line = await openLine(port);
    if (line === null) return;
    for (let at = next++; at < asks.length; at = next++) answers[at] = await line.ask(asks[at] as FlashAsk);
    line.close();
  };
  await Promise.all(Array.from({ length: Math.min(connections, asks.length) }, (_, index) => one(ports[index % ports.length] ?? 0)));
  return answers;
}

/** One connection, which takes answers packed as browsers do; null where none is taken. */
export function openLine(port: number): Promise<{ ask(ask: FlashAsk): Promise<FlashAnswer>; close(): void } | null> {
  return new Promise((opened) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let text = '';
    let done: ((answer: FlashAnswer) => void) | null = null;
    const end = (answer: FlashAnswer): void => {
      done?.(answer);
      done = null;
      text = '';
    };
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
      const head = text.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
      if (text.length < head + 4 + length) return;
      const body = Buffer.from(text.slice(head + 4), 'latin1');
      const isPacked = /\r\ncontent-encoding: br\r\n/i.test(text.slice(0, head + 2));
      end({ status: Number(text.slice(9, 12)), body: (isPacked ? brotliDecompressSync(body) : body).toString() });
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      opened(null);
      end({ status: 0, body: '' });
    });
    socket.once('connect', () =>
      opened({
        ask: ({ path, cookie, body, key }) =>
          new Promise((resolve) => {
            if (socket.destroyed) return resolve({ status: 0, body: '' });
            done = resolve;
            const json = JSON.stringify(body);
            const named = key === undefined ? '' : `idempotency-key: ${key}\r\n`;
            socket.write(
              `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n${named}accept-encoding: br\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
            );
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}
