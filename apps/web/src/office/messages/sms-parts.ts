import type { AudienceCount, MessageTexts } from '@clubpulse/contract/office/messages';
import type { Language } from '@clubpulse/contract/scalars';
import { filledFor, languageOf, smsParts, smsText } from '@clubpulse/rules/office/messages/messages';

/** About as long as names are. */
const somebody = 'Maximilian';

/** How many SMS the counted people take together, each in her language; the server counts by their own names. */
export function partsOf(
  { Languages }: Pick<AudienceCount, 'Languages'>,
  texts: MessageTexts,
  first: Language,
  club: string,
): number {
  return Languages.reduce((sum, { Language, Sms }) => {
    const words = texts[languageOf(texts, first, Language)] ?? { Title: '', Text: '' };
    return sum + Sms * smsParts(filledFor(smsText(words), { Nickname: somebody, FirstMidName: somebody, Club: club }));
  }, 0);
}
