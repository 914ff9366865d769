/** The two halves of `violationsOn` that run in the page; each is sent there by itself, so it holds all it needs. */

interface Sketched {
  /** Places of one part in document order: itself and all in it. */
  parts: { element: Element; made: string }[];
}

interface Rule {
  id: string;
  gather(context: unknown, options: unknown): { actualNode: Node }[];
}

interface Found {
  target: unknown[];
  any: { id: string; data?: { messageKey?: string } | null; relatedNodes?: { target: string[] }[] }[];
}

interface Axe {
  _audit: { rules: Rule[] };
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: Found[] }[] }>;
}

type Sketching = typeof window & { axe: Axe; sketched?: Sketched };

/**
 * How every part of the page is made, in document order: kinds, roles, states, whether there is a name and words, colours, sizes of type, what
 * scrolls, and within what. Not what its words are, nor how it is called by the sheets. Two parts made alike get one answer of every rule that
 * looks at a part by itself, but where something else lies over one of them.
 */
export function sketchIn(): string[] {
  /** Below this many elements a part is not worth keeping in mind. */
  const LEAST = 3;
  /** Attributes of which axe asks only whether there is something in them. */
  const FILLED =
    /^(?:id|href|src|alt|title|placeholder|for|value|name|aria-(?:label|labelledby|describedby|controls|owns|details|errormessage|activedescendant|flowto))$/;
  /** Of no concern to any rule: how it looks is asked of the browser. */
  const PASSED_OVER =
    /^(?:class|style|data-.*|width|height|d|viewBox|points|[xyr]|[xy][12]|c[xy]|srcset|sizes|loading|decoding|fetchpriority|min|max|step|maxlength)$/;

  const hashOf = (text: string): string => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let place = 0; place < text.length; place++) {
      one = Math.imul(one ^ text.charCodeAt(place), 2654435761);
      two = Math.imul(two ^ text.charCodeAt(place), 1597334677);
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  };
  /** Whether what it is called holds what it shows. */
  const namedAs = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (name === null) return '';
    const words = (element.textContent ?? '').replaceAll(/\s+/g, '');
    return name.replaceAll(/\s+/g, '').includes(words) ? 'as shown' : 'otherwise';
  };
  const parts: { element: Element; made: string }[] = [];

  const sketch = (element: Element, within: string): { made: string; count: number } => {
    const style = getComputedStyle(element);
    const { tagName } = element;
    if (style.display === 'none') return { made: `${tagName} hidden`, count: 1 };
    const attributes = [...element.attributes]
      .filter(({ name }) => !PASSED_OVER.test(name))
      .map(({ name, value }) => (FILLED.test(name) ? `${name}${value.trim() === '' ? '' : ' filled'}` : `${name}=${value}`))
      .toSorted();
    const background = [style.backgroundColor, style.backgroundImage, style.opacity, style.position === 'static' ? '' : style.position].join();
    const words = [...element.childNodes]
      .filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      .map(({ nodeValue }) => Math.min(nodeValue?.trim().length ?? 0, 2));
    const scrolls = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight ? style.overflow : '';
    const own = [
      tagName,
      attributes.join(),
      words.join(),
      namedAs(element),
      scrolls,
      background,
      style.visibility,
      style.color,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.textDecorationLine,
    ].join('|');
    const place = parts.push({ element, made: '' }) - 1;
    const inside = hashOf(`${within}>${tagName}|${element.getAttribute('role') ?? ''}|${background}`);
    let [text, count] = [own, 1];
    for (const child of element.children) {
      const one = sketch(child, inside);
      text += `(${one.made})`;
      count += one.count;
    }
    const made = hashOf(text);
    const part = parts[place];
    if (part && count >= LEAST) part.made = `${within} ${made}`;
    return { made, count };
  };
  // what lies over what may differ by how wide the window is
  sketch(document.body, String(innerWidth));
  const kept = parts.filter(({ made }) => made !== '');
  (window as Sketching).sketched = { parts: kept };
  return kept.map(({ made }) => made);
}

/** What axe finds, where `clean` are the parts (by their place in the sketch) that need no judgement. One of several that are made alike speaks for all. */
export async function judgeIn(clean: readonly number[]): Promise<string[]> {
  /** Rules that look at one thing in the light of the whole page, or at what a sketch leaves out. */
  const OF_THE_WHOLE =
    /^(?:accesskeys|aria-valid-attr-value|bypass|css-orientation-lock|document-title|duplicate-id-aria|form-field-multiple-labels|frame.*|heading-order|html-.*|label|label-content-name-mismatch|landmark-.*|meta-.*|page-has-heading-one|region|skip-link|table-duplicate-name|target-size|td-headers-attr)$/;
  const stays = (element: Element | null): boolean =>
    element !== null && (/^(?:fixed|sticky)$/.test(getComputedStyle(element).position) || stays(element.parentElement));
  /** A target large enough, of which a bar that stays while the page is scrolled leaves too little in sight: how far it is scrolled, not how it is made. */
  const isCutByBar = ({ any }: Found): boolean =>
    any.some(
      ({ id, data, relatedNodes = [] }) =>
        id === 'target-size' &&
        data?.messageKey === 'partiallyObscured' &&
        relatedNodes.length > 0 &&
        relatedNodes.every(({ target: [selector = ''] }) => stays(document.querySelector(selector))),
    );
  const { axe, sketched } = window as Sketching;
  if (!sketched) throw new Error('the page has not been sketched');
  const known = new Set(clean.map((place) => sketched.parts[place]?.made));
  const judged = new WeakSet<Node>();
  for (const { element, made } of sketched.parts) {
    if (judged.has(element)) continue;
    if (known.has(made)) {
      judged.add(element);
      for (const one of element.querySelectorAll('*')) judged.add(one);
    } else known.add(made);
  }
  const before = new Map<Rule, Rule['gather']>();
  for (const rule of axe._audit.rules) {
    if (OF_THE_WHOLE.test(rule.id)) continue;
    const { gather } = rule;
    before.set(rule, gather);
    rule.gather = function (context, options) {
      return gather.call(this, context, options).filter(({ actualNode }) => !judged.has(actualNode));
    };
  }
  try {
    // not asked for unless it is named
    const { violations } = await axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
    return violations
      .map(({ id, nodes }) => ({ id, nodes: nodes.filter((found) => !isCutByBar(found)) }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  } finally {
    for (const [rule, gather] of before) rule.gather = gather;
  }
}
