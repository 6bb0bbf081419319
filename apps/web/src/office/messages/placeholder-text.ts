import { type Placeholder, placeholders } from '@clubpulse/contract/office/messages';
import type { Translate } from '../../platform/phrases.ts';

const stored = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** Replaces placeholders by the labels of the buttons that insert them, such as `{Ultima visita}` for `{LastSeen}`. */
export const inWriterLanguage = (text: string, t: Translate): string =>
  text.replace(stored, (_, name: Placeholder) => `{${t(`messages.word-${name}`)}}`);

/** Replaces labels of the writer's language by placeholders. */
export function asStored(text: string, t: Translate): string {
  const names = new Map(placeholders.map((name) => [t(`messages.word-${name}`).toLowerCase(), name]));
  return text.replace(/\{([^{}]+)\}/g, (braced, word: string) => {
    const name = names.get(word.trim().toLowerCase());
    return name === undefined ? braced : `{${name}}`;
  });
}

/** True for the label of a placeholder, such as `{Apodo}`, false for `{Foo}`. */
export const isFilledForReader = (braced: string, t: Translate): boolean =>
  placeholders.some((name) => asStored(braced, t) === `{${name}}`);
