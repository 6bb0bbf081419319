import type { PhraseKey } from '@clubpulse/phrases/phrases';
import type { Screen } from '../../screens.ts';

export interface PaletteItem {
  id: string;
  group: 'goTo' | 'clubs' | 'actions';
  words: string;
  run: () => void;
}

/** Screens that stand on their own: with a name of their own, no id needed, open to the user. */
export const reachable = (screens: readonly Screen[], opens: (view: string) => boolean): readonly Screen[] =>
  screens.filter((screen) => !screen.needsId && screen.frame !== 'bare' && screen.name !== 'NoAccess' && opens(screen.name));

/** Items whose words contain every word of the text, in any order, without regard to case and accents. */
export function matching(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return items.filter((item) => wanted.every((word) => plain(item.words).includes(word)));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

export const groupNames = {
  goTo: 'shell.goTo',
  clubs: 'shell.clubs',
  actions: 'shell.actions',
} as const satisfies Record<PaletteItem['group'], PhraseKey>;
