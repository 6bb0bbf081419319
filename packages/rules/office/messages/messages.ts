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

/** Whom a message reaches on which way, and what it says to each. */

export interface Reader {
  /** Switched on by herself. */
  readonly inApp: boolean;
  readonly byMail: boolean;
  readonly emailConfirmed: boolean;
  /** The last mail to her was given up. */
  readonly cameBack: boolean;
  /** The club mailed her as often as it may within a day. */
  readonly mailedOften: boolean;
  readonly phone: string | null;
  readonly sharesContact: boolean;
  readonly doNotCall: boolean;
}

/** Why a way does not reach her; undefined where it does. */
export function notBy(channel: MessageChannel, reader: Reader): LeftOutReason | undefined {
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
      // Whether there is a number is hers to say too.
      if (!reader.sharesContact) return 'NoConsent';
      return (reader.phone ?? '').replace(/\D/g, '').length < 6 ? 'NoPhone' : undefined;
  }
}

/** The ways that reach her; where none does, why the last of them does not. */
export function reach(channels: readonly MessageChannel[], reader: Reader): readonly MessageChannel[] | LeftOutReason {
  const reasons = channels.map((channel) => notBy(channel, reader));
  const open = channels.filter((_, place) => reasons[place] === undefined);
  return open.length > 0 ? open : (reasons.at(-1) ?? 'SwitchedOff');
}

/** In her language, where it is written in it, else in the first. */
export const languageOf = (texts: MessageDraft['Texts'], first: Language, language: Language): Language =>
  texts[language] === undefined ? first : language;

/** How far a greeting reaches into a text. */
const GREETING = 60;
/** Whether a text begins by naming its reader, so that nothing greets before it. */
export const greets = (text: string, names: readonly string[]): boolean => {
  const beginning = ` ${text
    .trimStart()
    .slice(0, GREETING)
    .replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
  return names.some((name) => name !== '' && beginning.includes(` ${name} `));
};

/** The words on its button, in the language that is read, else in the first; null: it has none. */
export function buttonOf<Target extends MessageDraft['Target']>(
  target: Target,
  texts: MessageDraft['Texts'],
  first: Language,
  language: Language,
): { readonly Label: string; readonly Target: NonNullable<Target> } | null {
  const Label = texts[languageOf(texts, first, language)]?.Button || texts[first]?.Button || '';
  return target === null || Label === '' ? null : { Label, Target: target };
}

/** The view of the app that a button leads to; null: an address of elsewhere. */
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

/** A text as somebody reads it. An article before a day, `il {LastSeen}`, goes where words stand in the place of the day. */
export const filledFor = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(inBraces, (_, article: string | undefined, name: Placeholder) =>
    article === undefined || (name === 'LastSeen' && !/\d/.test(values.LastSeen)) ? values[name] : article + values[name],
  );

/** A text as whoever is none of its readers has it: of each of them something else stands there. */
export const filledForNobody = (text: string, club: string): string =>
  text.replace(inBraces, (_, article: string | undefined, name: Placeholder) => (article ?? '') + (name === 'Club' ? club : '…'));

/** What a message says of its readers, in whichever language. */
export function factsIn(texts: MessageDraft['Texts']): readonly ReaderFact[] {
  const all = Object.values(texts).flatMap((words) => (words === undefined ? [] : [words.Title, words.Text]));
  return readerFacts.filter((fact) => all.some((text) => text.includes(`{${fact}}`)));
}

/** There is nothing to say of her: words that do for anybody stand in its place. */
export const isWithout = (fact: ReaderFact, facts: ReaderFacts): boolean =>
  fact === 'Credits' ? facts.Credits === 0 : facts[fact] === null;

/** What the telephone's own alphabet holds (GSM 03.38); with anything else each part holds less. */
const gsm = /^[\n\r @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[\]~|€]*$/;
const extended = /[\^{}\\[\]~|€]/g;

/** In how many parts an SMS of this text is sent, each paid by itself. */
export function smsParts(text: string): number {
  const isPlain = gsm.test(text);
  const length = isPlain ? text.length + (text.match(extended)?.length ?? 0) : text.length;
  const [alone, part] = isPlain ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / part);
}

/** What an SMS says of a message: it has no title of its own. */
export const smsText = ({ Title, Text }: { readonly Title: string; readonly Text: string }): string => `${Title}\n${Text}`;

/** About as long as names are. */
const somebody = 'Maximilian';
const anybodys = {
  Nickname: somebody,
  FirstMidName: somebody,
  LastSeen: '31/12/2026',
  Credits: '10',
  SubscriptionName: somebody,
} as const;

/** How many SMS counted readers take together, each in her language; the server counts by their own names. */
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
