/** The provider's staff of the demo world. Names and numbers are invented; password and secret are published. */
import type { OperatorRole } from '@portal/engines/access';
import { operatorRoleName } from '@portal/engines/access';
import type { DemoOperator, OperatorRow } from '../src/modules/operator/index.ts';
import { DEMO_PASSWORD } from './people.ts';

const STAFF: readonly (readonly [loginName: string, name: string, role: OperatorRole, phone: string, secret: string])[] = [
  ['shenhe', '方审', 'auditor', '13820000001', 'KRUGKIDROVUWG2ZAMJZG653OEBTG66BA'],
  ['neirong', '文宣', 'content', '13820000004', 'MNXW45DFNZ2C243UMFTGMIDPMYQGI3LP'],
  ['kefu', '米服', 'serviceDesk', '13820000002', 'MJ2W24DTEBXXMZLSEB2GQZJANRQXU6JA'],
  ['guanli', '卓理', 'administrator', '13820000003', 'MRXWOIDPMYQHI2DFEBWGC6TZEBSG6ZZA'],
];

export const demoOperators: readonly DemoOperator[] = STAFF.map(([loginName, , role, , secret]) => ({
  loginName,
  password: DEMO_PASSWORD,
  secret,
  role: operatorRoleName(role),
}));

/** Rows without password hashes: the loader adds them. */
export const demoOperatorRows = (now: number): Omit<OperatorRow, 'passwordHash'>[] =>
  STAFF.map(([loginName, name, role, phone, totpSecret]) => ({
    operatorNo: `O-${loginName}`,
    loginName,
    name,
    role,
    phone,
    totpSecret,
    isDemo: true,
    gmtCreate: new Date(now),
  }));
