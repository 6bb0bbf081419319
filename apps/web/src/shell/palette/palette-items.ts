import type { PhraseKey } from '@clubpulse/phrases/phrases';
import type { Screen } from '../../platform/screen.ts';

export interface PaletteItem {
  id: string;
  group: keyof typeof groupNames;
  words: string;
  note?: string;
  also?: string;
  run: () => void;
  /** Found only by search, because the item is reachable elsewhere or one of too many. */
  onlyInSearch?: true;
}

interface Reader {
  opens: (view: string) => boolean;
  trains: boolean;
  works: boolean;
  manages: boolean;
}

/** Of two screens with the same title, only the one higher in the menu. */
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

export function matching(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const holds = (words: string) => wanted.every((word) => plain(words).includes(word));
  const called = items.filter(({ words }) => holds(words));
  const others = items.filter((item) => !called.includes(item) && holds([item.words, item.note, item.also].join(' ')));
  return [...called, ...others];
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

export const groupNames = {
  recent: 'palette.recent',
  goTo: 'shell.goTo',
  people: 'members.people',
  classes: 'kit.classes',
  clubs: 'shell.clubs',
  actions: 'shell.actions',
} as const satisfies Record<string, PhraseKey>;
export const groups = Object.keys(groupNames) as readonly (keyof typeof groupNames)[];

const RECENT = 5;

export function suggested(items: readonly PaletteItem[], recent: readonly PaletteItem[]): readonly PaletteItem[] {
  const last = recent.slice(0, RECENT).map((item): PaletteItem => ({ ...item, group: 'recent' }));
  const rest = items.filter((item) => !item.onlyInSearch && !last.some(({ id }) => id === item.id));
  return [...last, ...rest.filter(({ group }) => group === 'actions'), ...rest.filter(({ group }) => group !== 'actions')];
}
