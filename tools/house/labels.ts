/**
 * A code decides, never a label: what stands on the page in Chinese may be worded anew any day, and nothing may hang on it. What
 * people, banks and the catalogue write is read by its words; those places are named here with what they read.
 */
import { isNode, programOf, visit, type Node } from './syntax.ts';
import type { Tree } from './tree.ts';

const SOURCE = /^(?:apps\/\w+\/src|packages\/(?!ui\/gallery\/)[\w-]+)\/.*(?<!\.(?:test|fixture))\.tsx?$/;
const CHINESE = /[\u4e00-\u9fff]/;

/** Where words are read that are not ours. */
const READ_WORDS: readonly (readonly [where: RegExp, what: string])[] = [
  [/^apps\/server\/src\/modules\/catalog\/(?:search|memory\/words)\//, 'what is typed into the search'],
  [/^apps\/server\/src\/modules\/catalog\/import\/beside\/file-names\.ts$/, 'what operators call files'],
  [/^apps\/server\/src\/modules\/design-order\/imports\//, 'columns and figures of the lists people hand in'],
  [/^apps\/server\/src\/platform\/upstream\/payment\/(?:alipay|wechat)-bill\.ts$/, 'columns of the channels’ bills'],
  [/^apps\/server\/src\/modules\/calculation-book\/sheets\/said-arithmetic\.ts$/, 'a working, whose arithmetic is held against its value'],
  [/^apps\/server\/src\/modules\/design-order\/quotation\/tax-rates\.ts$/, 'what people call their fees'],
  [/^packages\/engines\/(?:roles|compatibility)\//, 'values of attributes, as the catalogue has them'],
  [/^packages\/engines\/(?:goods\/private-product|pricing\/amount-in-words)\.ts$/, 'a figure written out'],
  [/^packages\/units\/yuan\.ts$/, 'a figure as it is typed'],
  [/^apps\/web\/src\/features\/(?:design-order\/selection\/model\/typed-figure|recommend\/model\/budget)\.ts$/, 'a figure as it is typed'],
];

const ASKS = new Set(['includes', 'startsWith', 'endsWith', 'indexOf', 'has', 'get', 'test', 'exec', 'match', 'matchAll']);
const EQUALITY = new Set(['===', '!==', '==', '!=']);

const ASKING = new RegExp(`[=!]==?|\\bcase\\b|\\.(?:${[...ASKS].join('|')})\\(`);
/** Lines between which a list that is asked may begin and end. */
const NEAR = 3;

/** Whether anything is asked near Chinese words at all: most files are never walked through. */
function mayDecide(text: string): boolean {
  if (!CHINESE.test(text)) return false;
  const lines = text.split('\n');
  const asking = lines.map((line) => ASKING.test(line));
  return lines.some((line, at) => CHINESE.test(line) && asking.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes(true));
}

export function labelComplaints(tree: Tree): string[] {
  const { paths, read } = tree;
  const looked = paths.filter((path) => SOURCE.test(path) && !READ_WORDS.some(([where]) => where.test(path)) && mayDecide(read(path)));
  return looked.flatMap((path) => {
    const text = read(path);
    return decisionsIn(programOf(tree, path)).map(({ start, end }) => `${path}: ${text.slice(start, end)}: a code decides, not a label`);
  });
}

/** Comparisons with Chinese words, questions whether they are in something, cases of a switch. */
function decisionsIn(program: Node): Node[] {
  const found: Node[] = [];
  visit(program, (node) => {
    if (isDecision(node)) found.push(node);
  });
  return found;
}

function isDecision(node: Node): boolean {
  if (node.type === 'BinaryExpression') return EQUALITY.has(String(node['operator'])) && [node['left'], node['right']].some(isLabel);
  if (node.type === 'SwitchCase') return isLabel(node['test']);
  if (node.type !== 'CallExpression' || !isNode(node['callee']) || node['callee'].type !== 'MemberExpression') return false;
  const { property, object } = node['callee'];
  const asked = isNode(property) ? String(property['name']) : '';
  return ASKS.has(asked) && (isLabel(object) || (node['arguments'] as unknown[]).some(isLabel));
}

/** A literal or a pattern with Chinese in it, or a list of such. */
function isLabel(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'Literal') return CHINESE.test(String(value['value'] ?? value['raw'] ?? ''));
  return value.type === 'ArrayExpression' && (value['elements'] as unknown[]).some(isLabel);
}
