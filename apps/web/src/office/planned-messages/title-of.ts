import type { PlannedMessage } from '@clubpulse/contract/office/planned-messages/planned-messages';
import { languages } from '@clubpulse/contract/scalars';

/** Its title in its first language, or in the first one that has one; undefined where none has. */
export function titleOf({ Content: { Language, Texts } }: Pick<PlannedMessage, 'Content'>): string | undefined {
  return [Language, ...languages].map((language) => Texts[language]?.Title).find((title) => title !== undefined && title !== '');
}
