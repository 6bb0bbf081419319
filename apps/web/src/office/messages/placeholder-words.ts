import { type Placeholder, placeholders } from '@clubpulse/contract/office/messages';
import type { Translate } from '../../platform/phrases.ts';

const stored = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** What stands in braces, as whoever writes reads it on the buttons that put it there: `{Ultima visita}` for `{LastSeen}`. */
export const inWriterWords = (text: string, t: Translate): string =>
  text.replace(stored, (_, name: Placeholder) => `{${t(`messages.word-${name}`)}}`);

/** The same as it is stored, whatever language it was written in. */
export function asStored(text: string, t: Translate): string {
  const names = new Map(placeholders.map((name) => [t(`messages.word-${name}`).toLowerCase(), name]));
  return text.replace(/\{([^{}]+)\}/g, (braced, word: string) => {
    const name = names.get(word.trim().toLowerCase());
    return name === undefined ? braced : `{${name}}`;
  });
}

/** `{Apodo}` is filled in for each reader; `{Foo}` stays what it is. */
export const standsForReader = (braced: string, t: Translate): boolean =>
  placeholders.some((name) => asStored(braced, t) === `{${name}}`);
