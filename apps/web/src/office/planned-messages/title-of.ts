import type { PlannedMessage } from '@clubpulse/contract/office/planned-messages/planned-messages';
import { languages } from '@clubpulse/contract/scalars';

export function titleOf({ Content: { Language, Texts } }: Pick<PlannedMessage, 'Content'>): string | undefined {
  return [Language, ...languages].map((language) => Texts[language]?.Title).find((title) => title !== undefined && title !== '');
}
