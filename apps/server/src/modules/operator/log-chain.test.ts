import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrokenLine, findHashAt, insertLogLine } from './log-chain.ts';

describe('the chain of the log (OPERATOR-8)', () => {
  let at: TestConsole;
  let operatorNo: string;
  const sql = (text: string) => at.portal.database.pool.query(text);
  const write = (act: string) =>
    at.portal.database.transaction((db) =>
      insertLogLine(db, {
        operatorNo,
        act,
        target: 'E1',
        before: { state: '待审核', n: 1.5 },
        after: null,
        ip: '127.0.0.1',
        gmtCreate: new Date(at.portal.clock.now()),
      }),
    );
  const proof = () => findBrokenLine(at.portal.database.db);
  beforeAll(async () => {
    at = await openTestConsole();
    operatorNo = await at.anOperator('administrator', {});
    // at once: of any two one is the later
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(write));
  });
  afterAll(() => at.portal.close());

  it('is whole however many write at once, and its last line can be noted', async () => {
    const whole = await proof();
    expect(whole).toMatchObject({ outcome: 'whole', lines: 5 });
    expect(whole.outcome === 'whole' && (await findHashAt(at.portal.database.db, 5)) === whole.hash).toBe(true);
  });

  it.each([
    ['another act', `act = 'signOut'`],
    ['another object', `target = 'E2'`],
    ['another time', `gmt_create = gmt_create + interval '1 microsecond'`],
    ['another value before', `before = '{"state":"已认证"}'`],
    ['a value after', `after = '{"a": 1}'`],
    ['a hash of its own', `hash = encode(sha256('x'), 'hex')`],
  ])('names the line that has %s', async (_name, change) => {
    const { rows } = await sql('select * from operator_log where chain_no = 3');
    await sql(`update operator_log set ${change} where chain_no = 3`);
    expect(await proof()).toEqual({ outcome: 'broken', chainNo: 3, id: Number(rows[0].id) });
    await at.portal.database.pool.query(
      'update operator_log set act = $1, target = $2, gmt_create = $3, before = $4, after = $5, hash = $6 where chain_no = 3',
      [rows[0].act, rows[0].target, rows[0].gmt_create, JSON.stringify(rows[0].before), null, rows[0].hash],
    );
    expect(await proof()).toMatchObject({ outcome: 'whole' });
  });

  it('takes in the lines of a program that knew no chain', async () => {
    await sql(`insert into operator_log (operator_no, act, gmt_create) select operator_no, 'old', gmt_create from operator_log where chain_no < 3`);
    await write('f');
    expect(await proof()).toMatchObject({ outcome: 'whole', lines: 8 });
  });

  it('names a line that was taken out, and one that was put in', async () => {
    await sql('update operator_log set chain_no = chain_no + 100 where chain_no = 2');
    expect(await proof()).toEqual({ outcome: 'broken', chainNo: 2, id: null });
    await sql('update operator_log set chain_no = 2 where chain_no = 102');
    await sql(
      `insert into operator_log (operator_no, act, chain_no, hash, gmt_create) select operator_no, 'forged', 9, hash, gmt_create from operator_log where chain_no = 5`,
    );
    expect(await proof()).toMatchObject({ outcome: 'broken', chainNo: 9 });
  });
});
