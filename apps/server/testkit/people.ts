/** Builders of people in one line. They write through SQL of their own so that a room's mistakes cannot hide in them. */
import { UserType, type EmployeeType, type EnterpriseType } from '@portal/engines/access';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/db/database.ts';
import { TEST_NOW } from './now.ts';

let serial = 0;
const next = (): number => ++serial;

export interface PersonFields {
  /** 1 first-level, 2 second-level, 3 installer, 5 gold; absent: a person without an enterprise. */
  enterpriseType?: EnterpriseType;
  /** Staff of that enterprise instead of its owner. */
  employeeType?: EmployeeType;
  isHikSales?: boolean;
  locked?: boolean;
  surveyPermission?: boolean;
  passwordHash?: string;
  companyName?: string;
}

export interface TestPerson {
  accountNo: string;
  /** '' without an enterprise. */
  merchantNo: string;
  phone: string;
}

/** Inserts an account (with its enterprise, chosen as identity) and returns its numbers. */
export async function aPerson(database: Database, fields: PersonFields = {}): Promise<TestPerson> {
  const n = next();
  const accountNo = `A${String(n).padStart(8, '0')}`;
  const merchantNo = fields.enterpriseType === undefined ? '' : `M${String(n).padStart(8, '0')}`;
  const phone = `139${String(10_000_000 + n)}`;
  const at = new Date(TEST_NOW).toISOString();
  await database.db.execute(sql`insert into account (account_no, phone, password_hash, nickname, is_hik_sales, survey_permission, status, gmt_create)
    values (${accountNo}, ${phone}, ${fields.passwordHash ?? null}, ${`用户${n}`}, ${fields.isHikSales ?? false}, ${fields.surveyPermission ?? false}, ${fields.locked ? 1 : 0}, ${at})`);
  if (fields.enterpriseType !== undefined) {
    await database.db.execute(sql`insert into enterprise (merchant_no, enterprise_no, company_name, enterprise_type, auth_status, gmt_create)
      values (${merchantNo}, ${`E${n}`}, ${fields.companyName ?? `第${n}安防工程有限公司`}, ${fields.enterpriseType}, ${fields.employeeType === undefined ? 1 : 0}, ${at})`);
    await database.db.execute(
      sql`insert into account_identity (account_no, merchant_no, employee_type, choose_on) values (${accountNo}, ${merchantNo}, ${fields.employeeType ?? null}, true)`,
    );
  }
  return { accountNo, merchantNo, phone };
}

/** A second-level dealer: the installer of most tests. */
export const anInstaller = (database: Database, fields: Omit<PersonFields, 'enterpriseType'> = {}) => aPerson(database, { ...fields, enterpriseType: 2 });

/** Somebody whose facts make this user type. */
export const aPersonOf = (database: Database, userType: Exclude<UserType, typeof UserType.Tourist>): Promise<TestPerson> =>
  aPerson(database, FACTS_OF[userType]);

const FACTS_OF: Readonly<Record<Exclude<UserType, typeof UserType.Tourist>, PersonFields>> = {
  [UserType.Person]: {},
  [UserType.FirstLevel]: { enterpriseType: 1 },
  [UserType.SecondLevel]: { enterpriseType: 2 },
  [UserType.GoldSecondLevel]: { enterpriseType: 5 },
  [UserType.FirstLevelStaff]: { enterpriseType: 1, employeeType: 1 },
  [UserType.SecondLevelStaff]: { enterpriseType: 2, employeeType: 2 },
  [UserType.GoldSecondLevelStaff]: { enterpriseType: 5, employeeType: 3 },
  [UserType.SalesStaff]: { isHikSales: true },
};
