/** What a finger touched stays hovered until it touches something else: no button may be coloured by that alone, and none loses its words on its ground. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const sheets = globSync(['packages/*/**/*.css', 'apps/*/src/**/*.css'], { cwd: root, exclude: (name) => name === 'node_modules' || name === 'build' });
const read = (sheet: string): string => readFileSync(`${root}${sheet}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

interface Rule {
  selector: string;
  body: string;
  /** Media queries around it. */
  around: string;
}

/** Rules with what stands around them; blocks within a rule are not used here. */
function rulesOf(text: string): Rule[] {
  const around: string[] = [];
  const rules: Rule[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') {
      const head = text.slice(from, at).trim();
      if (head.startsWith('@')) around.push(head);
      else {
        const end = text.indexOf('}', at);
        rules.push({ selector: head, body: text.slice(at + 1, end), around: around.join(' ') });
        at = end;
      }
      from = at + 1;
    } else if (text[at] === '}') {
      around.pop();
      from = at + 1;
    } else if (text[at] === ';') from = at + 1;
  }
  return rules;
}

const COLOURS = /(?:^|[;\s])(?:color|background|--ground|--edge)\s*:/;
const shared = ['base', 'button', 'stepper'].map((name) => `packages/ui/styles/${name}.css`);

test.each(shared)('%s colours by hover only where there is one', (sheet) => {
  const rules = rulesOf(read(sheet)).filter(({ selector, body }) => selector.includes(':hover') && COLOURS.test(body));
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter(({ around }) => !around.includes('(hover: hover)')).map(({ selector }) => selector)).toEqual([]);
});

test('a button that is given a strong ground of its own keeps its words on it while it is hovered and pressed', () => {
  const strong = sheets.flatMap((sheet) => {
    if (sheet.endsWith('styles/button.css')) return [];
    return rulesOf(read(sheet))
      .filter(({ body }) => /--ground:\s*var\(--p-(?:accent|danger)(?:-strong)?\)/.test(body))
      .filter(({ selector }) => !selector.includes(':disabled') && !selector.includes(':active') && !selector.includes(':hover'))
      .map(({ selector }) => `${sheet}: ${selector}`);
  });
  expect(strong).toEqual([]);
});
