import {
  type LeftOutReason,
  type MessageChannel,
  type MessageDraft,
  type MessageTarget,
  type MessageTexts,
  type Placeholder,
  placeholders,
  type ReaderFact,
  type ReaderFacts,
  readerFacts,
} from '@clubpulse/contract/office/messages';
import type { Language } from '@clubpulse/contract/scalars';

export interface Reader {
  readonly inApp: boolean;
  readonly byMail: boolean;
  readonly emailConfirmed: boolean;
  readonly cameBack: boolean;
  readonly mailedOften: boolean;
  readonly phone: string | null;
  readonly sharesContact: boolean;
  readonly doNotCall: boolean;
}

export function channelBlockedBy(channel: MessageChannel, reader: Reader): LeftOutReason | undefined {
  switch (channel) {
    case 'App':
      return reader.inApp ? undefined : 'SwitchedOff';
    case 'Email':
      if (!reader.byMail) return 'SwitchedOff';
      if (!reader.emailConfirmed) return 'EmailUnconfirmed';
      if (reader.cameBack) return 'CameBack';
      return reader.mailedOften ? 'MailedOften' : undefined;
    case 'Sms':
      if (reader.doNotCall) return 'DoNotCall';
      // The consent is checked first, because it is private whether the reader has a number.
      if (!reader.sharesContact) return 'NoConsent';
      return (reader.phone ?? '').replace(/\D/g, '').length < 6 ? 'NoPhone' : undefined;
  }
}

export function reachableChannels(
  channels: readonly MessageChannel[],
  reader: Reader,
): readonly MessageChannel[] | LeftOutReason {
  const reasons = channels.map((channel) => channelBlockedBy(channel, reader));
  const open = channels.filter((_, place) => reasons[place] === undefined);
  return open.length > 0 ? open : (reasons.at(-1) ?? 'SwitchedOff');
}

export const languageOf = (texts: MessageDraft['Texts'], first: Language, language: Language): Language =>
  texts[language] === undefined ? first : language;

const GREETING = 60;
export const greets = (text: string, names: readonly string[]): boolean => {
  const beginning = ` ${text
    .trimStart()
    .slice(0, GREETING)
    .replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
  return names.some((name) => name !== '' && beginning.includes(` ${name} `));
};

export function buttonOf<Target extends MessageDraft['Target']>(
  target: Target,
  texts: MessageDraft['Texts'],
  first: Language,
  language: Language,
): { readonly Label: string; readonly Target: NonNullable<Target> } | null {
  const Label = texts[languageOf(texts, first, language)]?.Button || texts[first]?.Button || '';
  return target === null || Label === '' ? null : { Label, Target: target };
}

export function viewOf(target: MessageTarget): { readonly view: string; readonly id?: number } | null {
  switch (target.Kind) {
    case 'Class':
      return { view: 'Book', id: target.ClassId };
    case 'Calendar':
      return { view: 'Book' };
    case 'Subscriptions':
      return { view: 'MySubscriptions' };
    case 'Web':
      return null;
  }
}

const inBraces = new RegExp(`(\\b(?:il|el|le) )?\\{(${placeholders.join('|')})\\}`, 'g');

/** If `{LastSeen}` becomes a text without digits, the article before it is removed (`il {LastSeen}`). */
export const filledFor = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(inBraces, (_, article: string | undefined, name: Placeholder) =>
    article === undefined || (name === 'LastSeen' && !/\d/.test(values.LastSeen)) ? values[name] : article + values[name],
  );

/** Placeholders other than the club's become `…`, for lists without a reader. */
export const withoutReaderValues = (text: string, club: string): string =>
  text.replace(inBraces, (_, article: string | undefined, name: Placeholder) => (article ?? '') + (name === 'Club' ? club : '…'));

export function factsIn(texts: MessageDraft['Texts']): readonly ReaderFact[] {
  const all = Object.values(texts).flatMap((words) => (words === undefined ? [] : [words.Title, words.Text]));
  return readerFacts.filter((fact) => all.some((text) => text.includes(`{${fact}}`)));
}

export const isWithout = (fact: ReaderFact, facts: ReaderFacts): boolean =>
  fact === 'Credits' ? facts.Credits === 0 : facts[fact] === null;

/** Characters of GSM 03.38. A text with any other character needs more SMS parts. */
const gsm = /^[\n\r @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[\]~|€]*$/;
const extended = /[\^{}\\[\]~|€]/g;

export function smsParts(text: string): number {
  const isPlain = gsm.test(text);
  const length = isPlain ? text.length + (text.match(extended)?.length ?? 0) : text.length;
  const [alone, part] = isPlain ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / part);
}

export const smsText = ({ Title, Text }: { readonly Title: string; readonly Text: string }): string => `${Title}\n${Text}`;

const LONG_NAME = 'Maximilian';
const anybodys = {
  Nickname: LONG_NAME,
  FirstMidName: LONG_NAME,
  LastSeen: '31/12/2026',
  Credits: '10',
  SubscriptionName: LONG_NAME,
} as const;

/** An estimate with long names. The server counts with the real names. */
export function smsTogether(
  readers: readonly { readonly Language: Language; readonly Sms: number }[],
  texts: MessageTexts,
  first: Language,
  club: string,
): number {
  return readers.reduce((sum, { Language, Sms }) => {
    const words = texts[languageOf(texts, first, Language)] ?? { Title: '', Text: '' };
    return sum + Sms * smsParts(filledFor(smsText(words), { ...anybodys, Club: club }));
  }, 0);
}
