/** Journeys run at once on one portal: none changes anything as an account that another is, and whoever is looked at by many is changed by none. */
import type { Tree } from './tree.ts';

const ACCOUNTS = 'e2e/accounts.ts';
const JOURNEY = /^e2e\/.*\.test\.ts$/;
/** What a journey does on a portal of its own changes nobody else's world. */
const ALONE = /\bopenJourneyAlone\(/;
const SHARED = /\bopenJourney\(/;

/** Journeys that only look, or change what this browser remembers; whatever is to be changed needs an account of its own. */
const ONLY_LOOK: readonly string[] = [
  // its salesman is told that he may not come here
  'buyer-binds-dealer',
  'every-page-as-dealer',
  'every-page-as-installer',
  'every-page-as-person',
  'links-stand-apart',
  'installer-chooses-a-day',
  'on-the-wire',
  'phone-held-sideways',
  'phone-signs-in-computer',
  'pressed-early',
  'roles-see-their-portal',
  'search-engines-read',
  'server-breaks',
  'session-ends',
  'told-after-signing-in',
];

export function journeyComplaints({ paths, read }: Tree): string[] {
  if (!paths.includes(ACCOUNTS)) return [];
  const journeys = paths
    .filter((path) => JOURNEY.test(path))
    .map((path) => ({ path, text: read(path) }))
    .filter(({ text }) => SHARED.test(text) || !ALONE.test(text));
  return [...accountComplaints(read(ACCOUNTS), journeys), ...journeys.flatMap(wordComplaints), ...journeys.flatMap(pointerComplaints)];
}

interface Journey {
  path: string;
  text: string;
}

/** Of those who are changed: two names for one of them, one name in several journeys or in none. */
function accountComplaints(text: string, journeys: readonly Journey[]): string[] {
  const [, changed = ''] = text.split('export const written');
  const accounts = [...changed.matchAll(/^ {2}(\w+): (?:demo|double)\('(\d+)'/gm)].map(([, name = '', phone = '']) => ({ name, phone }));
  return accounts.flatMap(({ name, phone }, at) => {
    const users = journeys.filter((journey) => new RegExp(`\\bwritten\\.${name}\\b`).test(journey.text)).map(({ path }) => path);
    const namesake = accounts.slice(0, at).find((other) => other.phone === phone);
    return [
      ...(namesake ? [`${ACCOUNTS}: ${namesake.name} and ${name} are one account, ${phone}`] : []),
      ...(users.length > 1 ? [`${users.join(', ')}: several journeys change something as ${name}: make a double for each`] : []),
      ...(users.length === 0 ? [`${ACCOUNTS}: no journey is ${name}`] : []),
    ];
  });
}

/** A journey that says so in its head is gone by keys alone: nothing is pressed by a pointer, nothing gets the focus by the test. */
const BY_KEYS = /^\/\*\*[^*]*with the keyboard alone/i;
const POINTED = /\.(?:click|dblclick|tap|check|uncheck|setChecked|fill|focus|hover|selectOption|setInputFiles|dispatchEvent)\(/;
/** By keys that were reached by Tab, and by those of whatever has the focus. */
const PRESSED = /\b(?:keyboard|keys|\w+Keys|keysOf\(\w+\)|by\(\w+\))\s*\.press\(/g;

function pointerComplaints({ path, text }: Journey): string[] {
  if (!BY_KEYS.test(text)) return [];
  const pointed = POINTED.exec(text)?.[0] ?? /\.press\(/.exec(text.replace(PRESSED, ''))?.[0];
  return pointed === undefined ? [] : [`${path}: it is gone by keys alone, and calls ${pointed.slice(1)}…): reach it by e2e/keyboard.ts`];
}

/** Accounts that come from elsewhere than the one list, or by a name that cannot be looked for, and readers that are not known to be ones. */
function wordComplaints({ path, text }: Journey): string[] {
  const name = path.slice('e2e/'.length, -'.test.ts'.length);
  return [
    ...(/Demo@2026/.test(text) ? [`${path}: accounts of the demo world stand in ${ACCOUNTS}`] : []),
    ...(/\}\s*= written\b|= written;/.test(text) ? [`${path}: an account is named as written.…, so that it is found`] : []),
    ...(/\blooked\.\w|= looked\b/.test(text) && !ONLY_LOOK.includes(name)
      ? [`${path}: whoever is looked at is changed by nobody: take an account of its own, or say in tools/house/journeys.ts that it only looks`]
      : []),
  ];
}
