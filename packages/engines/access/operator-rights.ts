/**
 * The provider's own staff (operators): what each role may, once. They have accounts of their own, act on the console alone and are no
 * user type of the portal.
 * Source: OPERATOR-3.
 */
export const OPERATOR_ROLES = ['auditor', 'content', 'serviceDesk', 'administrator'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

const table = {
  /** Every operator: who one is, signing out. */
  operator: OPERATOR_ROLES,
  /** Sees papers of enterprises and decides. */
  auditsEnterprises: ['auditor', 'administrator'],
  /** Sees enterprises, and announces that one will be frozen. */
  watchesEnterprises: ['auditor', 'serviceDesk', 'administrator'],
  /** Freezes an enterprise, and lifts that. */
  freezesEnterprises: ['auditor', 'administrator'],
  /** Tells many: changed prices, whatever else there is to know. */
  publishesNotices: ['content', 'administrator'],
  /** Writes agreements and publishes their versions. */
  publishesProtocols: ['content', 'administrator'],
  /** Writes what is published, and takes it back (CONTENT-10). */
  publishesContent: ['content', 'administrator'],
  /** Loads goods and prices from a workbook, and puts the last load back (OPERATOR-17). */
  importsGoods: ['content', 'administrator'],
  /** Gives out the provider's coupons (COUPON-12). */
  issuesCoupons: ['content', 'administrator'],
  /** Sees what visitors look at, as counts. */
  readsBehavior: ['content', 'administrator'],
  /** Sees what is asked of the provider (requirements), takes it over, answers and closes it. */
  answersRequirements: ['serviceDesk', 'administrator'],
  /** Sees reports of what it may act on, and decides of them: texts by content staff, comments by the desk (FEEDBACK-7). */
  decidesReports: ['content', 'serviceDesk', 'administrator'],
  /** Makes the provider's flash sales, calls them off, and sees how they go. */
  runsSeckill: ['content', 'administrator'],
  /** Decides between buyer and dealer where they do not agree after a sale. */
  decidesAfterSales: ['serviceDesk', 'administrator'],
  /** Sees money that is not as it should be, sends a refund again, and says how it was put right. */
  resolvesPaymentAlarms: ['administrator'],
  /** Sends what credits were given for, and adjusts credits: one proposes, another decides. */
  handlesCredits: ['serviceDesk', 'administrator'],
  /** Takes rights of operators away, and gives them together with another (OPERATOR-21). */
  managesOperators: ['administrator'],
  readsOperatorLog: ['administrator'],
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;

/** A right of operators by its name: what an endpoint of the console states of who may. */
export type OperatorAccess = keyof typeof table;

export const isOperatorAccess = (access: string): access is OperatorAccess => Object.hasOwn(table, access);

/** May this role what states this right? */
export const operatorMay = (access: OperatorAccess, role: OperatorRole): boolean => (table[access] as readonly OperatorRole[]).includes(role);

const NAMES: Readonly<Record<OperatorRole, string>> = { auditor: '审核员', content: '内容运营', serviceDesk: '客服', administrator: '管理员' };
export const operatorRoleName = (role: OperatorRole): string => NAMES[role];
