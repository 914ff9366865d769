/**
 * Words that are kept free or that nobody would search for, in identifiers only: prose of comments and texts for users may say
 * what they like. The glossary says what to call things instead (“Words kept free”).
 */
import { modulesOf } from './modules.ts';
import { programOf, visit, type Node } from './syntax.ts';
import type { Tree } from './tree.ts';

interface Rule {
  /** One word of an identifier in camel case, in lower case. */
  word?: RegExp;
  /** A part of an identifier, as it is written. */
  part?: RegExp;
  say: string;
  /** Only in these files. */
  only?: RegExp;
  /** Where the word means what it is kept for. */
  except?: RegExp;
}

const rules: readonly Rule[] = [
  {
    word: /^settl(e|es|ed|ing|ements?)$/,
    say: 'debounced, commit, choose',
    except: /\/(cart|order|after-sale|payment|credits|service-order)\/|^torture\/endpoint-inputs|^bench\/checkout/,
  },
  { word: /^deeds?$/, say: 'action' },
  { word: /^lament(s|ed)?$/, say: 'error' },
  { word: /^wish(es|ed)?$/, say: 'request, options' },
  { word: /^(standing|wanting)$/, say: 'current, present, missing' },
  { word: /^tends?$/, say: 'upkeep' },
  { word: /^reckon(s|ed|ing)?$/, say: 'calculate' },
  // the draft is the selection; “list” alone may be an order's lines too (ListPlace, ListCheck)
  {
    part: /((Design|([aA]ddTo)|flyTo|announce|[wW]ith|open|[uU]se)List|List(Store|State|Sync|Draft|Provider|Context|Edits|Door|Drawer|Tools|Row|Cards|Table))(?![a-z])/,
    say: 'Selection',
    only: /^apps\/web\/src\//,
  },
  // what is bought of a dealer is placed; a design order is generated
  { part: /[pP]lace[sd]?Orders?(?![a-z])|[oO]rdersPlaced(?![a-z])/, say: 'generateOrder, makeDesignOrder', only: /\/design-order\// },
  { word: /^scenes?$/, say: 'scenario', only: /\/features\/recommend\// },
];

/** Names of the language itself. */
const GIVEN = new Set(['allSettled', 'PromiseSettledResult']);

const CODE = /^(apps|packages|tools|e2e|torture|bench)\/.*\.(ts|tsx|mjs)$/;
/** What the text beside its comments does not have no name has: most files are never walked through. */
const nearOf = ({ word, part }: Rule): RegExp => part ?? new RegExp(word?.source.replace(/^\^|\$$/g, '') ?? '', 'i');
const near = new Map(rules.map((rule) => [rule, nearOf(rule)]));

const wordsOf = (name: string): string[] => name.split(/[^\p{L}]+|(?<=[\p{Ll}])(?=\p{Lu})/u).map((word) => word.toLowerCase());

/** Every identifier of a parsed file, once. */
function namesIn(program: Node): Set<string> {
  const found = new Set<string>();
  visit(program, (node) => {
    if (node.type.endsWith('Identifier')) found.add(String(node['name']));
  });
  return found;
}

export function wordComplaints(tree: Tree): string[] {
  const modules = modulesOf(tree);
  return tree.paths
    .filter((path) => CODE.test(path))
    .flatMap((path) => {
      const asked = rules.filter((rule) => (rule.only?.test(path) ?? true) && !rule.except?.test(path) && near.get(rule)?.test(modules.get(path)?.code ?? ''));
      if (asked.length === 0) return [];
      const names = [...namesIn(programOf(tree, path))].filter((name) => !GIVEN.has(name));
      return asked.flatMap(({ word, part, say }) =>
        names
          .filter((name) => (word !== undefined && wordsOf(name).some((one) => word.test(one))) || part?.test(name))
          .map((name) => `${path}: ${name}: say ${say} (docs/glossary.md, words kept free)`),
      );
    });
}
