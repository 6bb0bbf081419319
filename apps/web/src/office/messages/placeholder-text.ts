import { type Placeholder, placeholders } from '@clubpulse/contract/office/messages';
import type { Translate } from '../../platform/phrases.ts';

const stored = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** Replaces placeholders by labels in the writer's language, such as `{LastSeen}` by `{Ultima visita}`. */
export const inWriterLanguage = (text: string, t: Translate): string =>
  text.replace(stored, (_, name: Placeholder) => `{${t(`messages.word-${name}`)}}`);

export function asStored(text: string, t: Translate): string {
  const names = new Map(placeholders.map((name) => [t(`messages.word-${name}`).toLowerCase(), name]));
  return text.replace(/\{([^{}]+)\}/g, (braced, word: string) => {
    const name = names.get(word.trim().toLowerCase());
    return name === undefined ? braced : `{${name}}`;
  });
}

/** True for a label of a placeholder: `{Apodo}` is one, `{Foo}` is not. */
export const isFilledForReader = (braced: string, t: Translate): boolean =>
  placeholders.some((name) => asStored(braced, t) === `{${name}}`);
