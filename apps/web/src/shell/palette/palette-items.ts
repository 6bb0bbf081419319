import type { PhraseKey } from '@clubpulse/phrases/phrases';
import type { Screen } from '../../platform/screen.ts';

export interface PaletteItem {
  id: string;
  group: keyof typeof groupNames;
  words: string;
  /** What tells it apart, beside its words. */
  note?: string;
  /** Other words by which people look for it. */
  also?: string;
  run: () => void;
  /** Found by its words only: it is at hand elsewhere, or there is too much of it. */
  whenAsked?: true;
}

interface Reader {
  /** Whether a view opens here and now. */
  opens: (view: string) => boolean;
  /** Whether she trains in some club, or works in none. */
  trains: boolean;
  /** Whether she works in the selected club. */
  works: boolean;
  manages: boolean;
}

/** Screens that stand on their own and are of use to the reader; of two of one name the one above in the menu. */
export function reachable(screens: readonly Screen[], { opens, trains, works, manages }: Reader): readonly Screen[] {
  const listed = screens.filter(
    (screen) =>
      !screen.needsId &&
      !screen.unlisted &&
      screen.frame !== 'bare' &&
      opens(screen.name) &&
      (trains || !screen.ofTrainees) &&
      (works || !screen.ofStaff) &&
      (manages || screen.menu?.forManagers !== true),
  );
  return listed.filter(({ title, ofTrainees }) => !ofTrainees || !listed.some((one) => one.title === title && !one.ofTrainees));
}

/**
 * Items whose words contain every word of the text, in any order, without regard to case and accents; those that are called so stand
 * before those that are only looked for by other words.
 */
export function matching(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const holds = (words: string) => wanted.every((word) => plain(words).includes(word));
  const called = items.filter(({ words }) => holds(words));
  const others = items.filter((item) => !called.includes(item) && holds([item.words, item.note, item.also].join(' ')));
  return [...called, ...others];
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** In the order in which they are listed. */
export const groupNames = {
  recent: 'palette.recent',
  goTo: 'shell.goTo',
  people: 'members.people',
  classes: 'palette.classes',
  clubs: 'shell.clubs',
  actions: 'shell.actions',
} as const satisfies Record<string, PhraseKey>;
export const groups = Object.keys(groupNames) as readonly (keyof typeof groupNames)[];

/** As many as are still known as the last ones. */
const RECENT = 5;

/** What stands there before a word is typed: what was chosen last, what is begun most, then where one can go. */
export function unasked(items: readonly PaletteItem[], recent: readonly PaletteItem[]): readonly PaletteItem[] {
  const last = recent.slice(0, RECENT).map((item): PaletteItem => ({ ...item, group: 'recent' }));
  const rest = items.filter((item) => !item.whenAsked && !last.some(({ id }) => id === item.id));
  return [...last, ...rest.filter(({ group }) => group === 'actions'), ...rest.filter(({ group }) => group !== 'actions')];
}
