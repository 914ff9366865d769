/** Inputs of credit that dealers give. */
export const tradeCreditInputs: Readonly<Record<string, (ids: { merchantNo: string }) => readonly { query?: Record<string, string>; body?: unknown }[]>> = {
  listOwnCredits: () => [{}],
  listCustomerCredits: () => [{}],
  getCustomerCredit: ({ merchantNo }) => [{ query: { customerNo: merchantNo } }],
  saveCreditTerms: ({ merchantNo }) => [{ body: { customerNo: merchantNo, limit: 100, termDays: 30, note: '夜访' } }],
  recordRepayment: ({ merchantNo }) => [{ body: { customerNo: merchantNo, amount: 1, note: '夜访' } }],
  reverseRepayment: ({ merchantNo }) => [{ body: { customerNo: merchantNo, movementId: 1, reason: '夜访' } }],
};
