import type { Problems } from './tool.ts';

/** Phrases of one language with the file they stand in (`calendar/seats/book`). */
export type Drawer = Map<string, { file: string; text: string }>;

/** Keys of one area that say the same in all four languages and yet are two, and why. */
const apart: readonly { keys: readonly string[]; why: string }[] = [
  { keys: ['billing.stateActive', 'billing.accountActive'], why: 'a subscription and a payment account' },
  { keys: ['billing.statePaused', 'billing.paymentPaused'], why: 'a subscription and its payment' },
  { keys: ['calendar.allRooms', 'calendar.allSports'], why: 'each agrees with its noun' },
  { keys: ['booking.title', 'booking.book'], why: 'a screen and the act on it' },
  { keys: ['identity.reset-title', 'identity.mail-reset-subject'], why: 'a page and the mail that leads there' },
  { keys: ['identity.verify-title', 'identity.mail-verify-subject'], why: 'a page and the mail that leads there' },
  { keys: ['identity.verify-action', 'identity.mail-verify-action'], why: 'a page and the mail that leads there' },
];

/** No two keys of one area (or of the words of the start) say the same in every language: whoever changes one forgets the other. */
export function equalPhrases(drawers: readonly Drawer[]): Problems {
  const [english] = drawers;
  const groups = new Map<string, string[]>();
  for (const [key, { file }] of english ?? []) {
    const area = file.includes('/') ? file.split('/')[0] : 'start';
    const said = JSON.stringify([area, ...drawers.map((drawer) => drawer.get(key)?.text), pluralForm(key)]);
    groups.set(said, [...(groups.get(said) ?? []), key]);
  }
  return [...groups.values()]
    .filter((keys) => keys.length > 1 && !apart.some((known) => keys.every((key) => known.keys.includes(key))))
    .map(
      (keys) => `packages/phrases/en/${english?.get(keys[0] ?? '')?.file}.ts: ${keys.join(', ')} say the same in every language`,
    );
}

const pluralForm = (key: string): string => /_\w+$/.exec(key)?.[0] ?? '';
