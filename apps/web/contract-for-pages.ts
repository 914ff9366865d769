/**
 * The contract as a browser needs it: of an endpoint a page reads method and path (`packages/client`), never the schemas that guard the
 * server. Without them a page that calls brings no zod (50 KB) along, and a form brings the schemas it looks at its own words with.
 */
import { transformSync } from 'rolldown/utils';
import { parseAst } from 'vite';

/** What `serve`, OpenAPI and the walks read of an endpoint, and no page does. */
const OF_SERVER: ReadonlySet<string> = new Set(['query', 'params', 'body', 'asGet', 'data', 'outcomes', 'summary', 'costMs', 'namesIdentity']);

interface Node {
  type: string;
  start: number;
  end: number;
}
type Part = Node & Record<string, unknown>;

interface Cut {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Part => typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
const partsOf = (node: Part): Part[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);

/** A module of the contract, plain JavaScript. */
export function contractForPages(code: string): string {
  // the parser's types know every kind of node; here any node is looked through alike
  const program: unknown = parseAst(code);
  const body = isNode(program) ? partsOf(program) : [];
  return withoutIdleImports(changed(code, [...body.flatMap(endpointCuts), ...body.flatMap(constantsOf).flatMap(onDemand)]));
}

/** From behind, so that places before stay where they are. */
const changed = (code: string, cuts: readonly Cut[]): string =>
  cuts.toSorted((one, other) => other.start - one.start).reduce((told, { start, end, text }) => told.slice(0, start) + text + told.slice(end), code);

/**
 * Without the schemas that were cut a module takes nothing of theirs: it may stand in a script without them. What turns TypeScript into
 * JavaScript drops the imports that nothing reads.
 */
const withoutIdleImports = (code: string): string => transformSync('contract.ts', code, { typescript: { onlyRemoveTypeImports: false } }).code;

/** What stands in the endpoints declared anywhere in this part and is the server's alone. */
function endpointCuts(node: Part): Cut[] {
  const [declared] = isEndpoint(node) ? (node['arguments'] as Part[]) : [];
  if (declared?.type !== 'ObjectExpression') return partsOf(node).flatMap(endpointCuts);
  const properties = declared['properties'] as Part[];
  return properties.flatMap((property, place) => {
    const key = property['key'] as (Node & { name?: string }) | undefined;
    if (property.type !== 'Property' || key?.name === undefined || !OF_SERVER.has(key.name)) return [];
    // with the comma behind it
    return [{ start: property.start, end: properties[place + 1]?.start ?? declared.end - 1, text: '' }];
  });
}

const isEndpoint = ({ type, callee }: Part): boolean => type === 'CallExpression' && isNode(callee) && callee['name'] === 'defineEndpoint';

/** Constants of the module that something is called for. */
function constantsOf(statement: Part): Part[] {
  const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement;
  if (declaration.type !== 'VariableDeclaration') return [];
  return (declaration['declarations'] as Part[]).filter(({ id, init }) => (id as Part).type === 'Identifier' && isNode(init) && calls(init));
}

const calls = (node: Part): boolean => {
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return false;
  return node.type === 'CallExpression' || node.type === 'NewExpression' || partsOf(node).some(calls);
};

/** Says that a constant nobody takes may be left out: what makes schemas and errors has no other effect (`sideEffects: false`). */
function onDemand({ init }: Part): Cut[] {
  const { start, end } = init as Part;
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ];
}
