/** An agreement as an operator writes it: a line that begins with `# ` is a heading, every other one that is not empty a paragraph below it. */
import { protocolCopy } from './copy.ts';

export interface ProtocolSection {
  heading: string;
  lines: string[];
}

/** What stands for the provider in a line. */
const BRAND = '{brand}';

export type ReadText = { outcome: 'read'; sections: ProtocolSection[] } | { outcome: 'faulty'; fault: string };

const faulty = (fault: string): ReadText => ({ outcome: 'faulty', fault });

/** The sections of a text; or the first thing that is wrong with it, in words, so that nothing that was written is left out silently. */
export function readProtocolText(text: string): ReadText {
  const sections: ProtocolSection[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const words = line.trim();
    if (words === '') continue;
    const strange = words.match(/\{[^{}]*\}/g)?.find((found) => found !== BRAND);
    if (strange !== undefined) return faulty(protocolCopy.placeholder(at + 1, strange));
    const heading = /^#(?:\s+(.*))?$/.exec(words);
    const last = sections.at(-1);
    if (heading) {
      const [, name = ''] = heading;
      if (name === '') return faulty(protocolCopy.emptyHeading(at + 1));
      if (last?.lines.length === 0) return faulty(protocolCopy.emptySection(last.heading));
      if (sections.some((one) => one.heading === name)) return faulty(protocolCopy.sameHeading(name));
      sections.push({ heading: name, lines: [] });
    } else if (last) last.lines.push(words);
    else return faulty(protocolCopy.noHeading(at + 1));
  }
  const last = sections.at(-1);
  if (last === undefined) return faulty(protocolCopy.textRequired);
  return last.lines.length === 0 ? faulty(protocolCopy.emptySection(last.heading)) : { outcome: 'read', sections };
}

/** The text that reads as these sections. */
export const writeProtocolText = (sections: readonly ProtocolSection[]): string =>
  sections.map(({ heading, lines }) => [`# ${heading}`, ...lines].join('\n')).join('\n\n');

/** Sections as they are shown: the provider named. */
export const withBrand = (sections: readonly ProtocolSection[], providerBrand: string): ProtocolSection[] =>
  sections.map(({ heading, lines }) => ({ heading, lines: lines.map((line) => line.replaceAll(BRAND, providerBrand)) }));
