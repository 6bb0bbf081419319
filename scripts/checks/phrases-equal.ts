import type { Problems } from './tool.ts';

export type Drawer = Map<string, { file: string; text: string }>;

export interface Shown {
  readonly named: ReadonlySet<string>;
  readonly carried: ReadonlySet<string>;
}

const apart: readonly { keys: readonly string[]; why: string }[] = [
  { keys: ['billing.stateActive', 'billing.accountActive', 'levels.name.2'], why: 'a subscription, an account and a person' },
  { keys: ['billing.statePaused', 'billing.paymentPaused'], why: 'a subscription and its payment' },
  { keys: ['calendar.allRooms', 'calendar.allSports'], why: 'each agrees with its noun' },
  { keys: ['calendar.allSeats', 'members.allOfThese'], why: 'each agrees with its noun' },
  { keys: ['billing.openEnd', 'calendar.noSubscriptions', 'devices.none', 'sheets.noDay'], why: 'each agrees with its noun' },
  { keys: ['circuits.tv.page', 'flowScene.page'], why: 'each scene of a screen travels with its own words' },
  { keys: ['booking.title', 'booking.book'], why: 'a screen and the act on it' },
  { keys: ['identity.reset-title', 'identity.mail-reset-subject'], why: 'a page and the mail that leads there' },
  { keys: ['identity.verify-title', 'identity.mail-verify-subject'], why: 'a page and the mail that leads there' },
  { keys: ['identity.verify-action', 'identity.mail-verify-action'], why: 'a page and the mail that leads there' },
  { keys: ['kit.address', 'integrations.url'], why: 'where a user lives and where a server listens' },
  { keys: ['measures.groups', 'calendar.type.Group', 'messages.tag'], why: 'of measures, a kind of class, of people' },
  {
    keys: ['participants.waiting', 'apps.waits', 'integrations.state.Waiting'],
    why: 'people in a queue, and states of two things',
  },
  { keys: ['circuits.tv.left', 'flowScene.leftInAll'], why: 'a scene brings its own words alone' },
  { keys: ['workouts.activity.warmup', 'workouts.phase.warmUp'], why: 'a kind of exercise and a phase of a circuit' },
  { keys: ['accounts.nickname', 'messages.word-Nickname'], why: 'one of a list of placeholders' },
  { keys: ['kit.time', 'workouts.measure.duration'], why: 'one of a list of measures' },
];

const PAIRS_MAX = 98;

/**
 * Equal texts are refused, because a change of one would miss the other. Exempt are composed keys, and phrases of a separate page
 * (the wall) and of the server (decision 0014).
 */
export function equalPhrases(drawers: readonly Drawer[], shown: Shown): Problems {
  const groups = sameWords(drawers);
  const problems = groups
    .flatMap((group) => [...Map.groupBy(group, ({ file }) => areaOf(file)).values()])
    .filter((group) => group.length > 1 && !areApart(group))
    .map((group) => `${where(group)} say the same in every language`);
  const across = acrossAreas(groups, shown);
  for (const group of across) {
    if (group.some(({ file }) => file === 'kit')) problems.push(`${where(group)} say the same in every language: use the kit's`);
    else if (group.length > 2) problems.push(`${where(group)} say the same in every language: make it one word of the kit`);
  }
  const pairs = across.filter((group) => group.length === 2 && !group.some(({ file }) => file === 'kit'));
  console.log(`  ${pairs.length} pairs of keys in two areas say the same in every language`);
  if (pairs.length > PAIRS_MAX)
    problems.push(
      `${pairs.length} pairs of keys in two areas say the same in every language, at most ${PAIRS_MAX} may:`,
      ...pairs.map(where),
    );
  if (pairs.length < PAIRS_MAX)
    problems.push(`scripts/checks/phrases-equal.ts: ${pairs.length} pairs say the same now, not ${PAIRS_MAX}`);
  return problems;
}

interface Key {
  readonly stem: string;
  readonly file: string;
}

function sameWords(drawers: readonly Drawer[]): Key[][] {
  const words = new Map<string, Key & { text: string }>();
  for (const [language, drawer] of drawers.entries())
    for (const [key, { file, text }] of drawer) {
      const [stem = key, form = ''] = key.split(pluralForm);
      const known = words.get(stem)?.text ?? '';
      words.set(stem, { stem, file, text: `${known}\n${language}${form}${text}` });
    }
  return [...Map.groupBy(words.values(), ({ text }) => text).values()].filter((group) => group.length > 1);
}

const acrossAreas = (groups: readonly Key[][], { named, carried }: Shown): Key[][] =>
  groups
    .map((group) => group.filter(({ stem, file }) => named.has(stem) && !carried.has(file) && !file.startsWith('server/')))
    .filter((group) => new Set(group.map(({ file }) => areaOf(file))).size > 1 && !areApart(group));

const pluralForm = /(?=_(?:one|many|other)$)/;
const areaOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? file) : 'start');
const areApart = (group: readonly Key[]): boolean => apart.some(({ keys }) => group.every(({ stem }) => keys.includes(stem)));
const where = (group: readonly Key[]): string =>
  `packages/phrases/en/${group[0]?.file}.ts: ${group.map(({ stem }) => stem).join(', ')}`;
