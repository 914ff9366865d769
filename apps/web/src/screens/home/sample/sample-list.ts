/** The example on the home page: one line of cameras, what the check found missing, and the models that cure it. Pure. */
import type { MatchedLine, ProductChoice } from '@portal/contract/product-choice';
import { compatCheck, issueText, issueTitle, type CompatInputs } from '@portal/engines/compatibility';
import { amountInWords, totalsOf } from '@portal/engines/pricing';
import { roleName, roleUnit, type GivenLine, type RoleLine } from '@portal/engines/roles';

/** Eight indoor PoE domes of 4 MP, kept for 30 days: the job most installers begin with. */
export const SAMPLE_START: RoleLine = { role: 'ipCamera', quantity: 8, attributes: { resolution: '4MP', power: 'poe', bracket: 'ceiling' } };
const SETTINGS = { retentionDays: 30, hoursPerDay: 24, avgCableM: 40, headless: true } as const;

export interface SampleLine {
  skuNo: string;
  href: string;
  name: string;
  model: string;
  facts: string;
  picture: string;
  quantity: number;
  /** Yuan, for this viewer. */
  price: number;
  amount: number;
}

export interface SampleIssue {
  text: string;
  /** What it reads once cured: `已补 2 块硬盘`, or, where that line is already named, `PoE 功率已满足`. */
  done: string;
  /** Place in `lines` of the line that cures it. */
  cure: number;
}

export interface SampleList {
  retentionDays: number;
  /** The cameras first, then what the check asked for. */
  lines: SampleLine[];
  issues: SampleIssue[];
  /** Yuan. */
  total: number;
  totalInWords: string;
  pieceCount: number;
}

/** What the check asks for beside these cameras; empty where it has nothing to say. */
export const missingBeside = (camera: ProductChoice): RoleLine[] => {
  const result = compatCheck(questionOf([roleLineOf(SAMPLE_START, camera)]));
  return result.valid ? result.additions : [];
};

/**
 * The example in full. Null where it would not be true: something has no model or no price, or the completed list still has a
 * problem (advice apart).
 */
export function sampleOf(camera: ProductChoice, added: readonly MatchedLine[]): SampleList | null {
  const first = compatCheck(questionOf([roleLineOf(SAMPLE_START, camera)]));
  if (!first.valid) return null;
  const chosen = added.map((line) => ({ line, choice: line.chosen }));
  const lines = [{ quantity: SAMPLE_START.quantity, choice: camera }, ...chosen.map(({ line, choice }) => ({ quantity: line.quantity, choice }))].map(
    ({ quantity, choice }) => (choice === null || choice.price === null ? null : lineOf(choice, choice.price, quantity)),
  );
  if (!lines.every((line) => line !== null)) return null;
  const complete = compatCheck(
    questionOf([roleLineOf(SAMPLE_START, camera), ...chosen.flatMap(({ line, choice }) => (choice === null ? [] : [roleLineOf(line, choice)]))]),
  );
  if (!complete.valid || complete.issues.some(({ severity }) => severity !== 'info')) return null;
  const found = first.issues.flatMap((issue) => {
    const [cure] = issue.cures;
    return issue.severity === 'info' || cure === undefined ? [] : [{ issue, cure }];
  });
  const totals = totalsOf(lines.map(({ price, quantity }) => ({ price, ratePrice: price, quantity })));
  return {
    retentionDays: SETTINGS.retentionDays,
    lines,
    issues: found.map(({ issue, cure }, place) => {
      const line = added[cure];
      const isNamed = found.findIndex((other) => other.cure === cure) < place;
      return { text: issueText(issue), done: line === undefined || isNamed ? `${issueTitle(issue)}已满足` : addedText(line), cure: cure + 1 };
    }),
    total: totals.amount,
    totalInWords: amountInWords(totals.amount),
    pieceCount: totals.pieceCount,
  };
}

const questionOf = (lines: readonly GivenLine[]): CompatInputs => ({ lines, ...SETTINGS });

const roleLineOf = ({ role, quantity }: Pick<GivenLine, 'role' | 'quantity'>, { attributes }: ProductChoice): GivenLine => ({ role, quantity, attributes });

/** `已补 2 块硬盘`, `已补 1 台 PoE 交换机`: western letters keep their distance. */
function addedText({ role, quantity }: GivenLine): string {
  const name = roleName(role);
  return `已补 ${quantity} ${roleUnit(role)}${/^\w/.test(name) ? ' ' : ''}${name}`;
}

function lineOf(choice: ProductChoice, price: number, quantity: number): SampleLine {
  const { skuNo, spuNo, productName, productModel, productImage, skuDesc } = choice;
  return {
    skuNo,
    href: `/product/detail?id=${encodeURIComponent(spuNo)}&sku=${encodeURIComponent(skuNo)}`,
    name: productName,
    model: productModel,
    facts: skuDesc,
    picture: productImage,
    quantity,
    price,
    amount: totalsOf([{ price, ratePrice: price, quantity }]).amount,
  };
}
