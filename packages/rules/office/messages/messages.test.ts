import { messageInputSchema } from '@clubpulse/contract/office/messages';
import { describe, expect, it } from 'vitest';
import {
  buttonOf,
  channelBlockedBy,
  factsIn,
  filledFor,
  greets,
  isWithout,
  languageOf,
  type Reader,
  reachableChannels,
  smsParts,
  smsTogether,
  viewOf,
} from './messages.ts';

const reader: Reader = {
  inApp: true,
  byMail: true,
  emailConfirmed: true,
  cameBack: false,
  mailedOften: false,
  phone: '+39 02 555 0100',
  sharesContact: true,
  doNotCall: false,
};

describe('a message to members', () => {
  it.each([
    ['App', { inApp: false }, 'SwitchedOff'],
    ['App', { byMail: false, cameBack: true, doNotCall: true }, 'reached'],
    ['Email', { byMail: false, emailConfirmed: false }, 'SwitchedOff'],
    ['Email', { emailConfirmed: false }, 'EmailUnconfirmed'],
    ['Email', { cameBack: true }, 'CameBack'],
    ['Email', { mailedOften: true }, 'MailedOften'],
    ['Email', { inApp: false }, 'reached'],
    ['Sms', { doNotCall: true, sharesContact: false }, 'DoNotCall'],
    ['Sms', { sharesContact: false, phone: null }, 'NoConsent'],
    ['Sms', { phone: null }, 'NoPhone'],
    ['Sms', { phone: ' + ' }, 'NoPhone'],
    ['Sms', {}, 'reached'],
  ] as const)('by %s to a reader with %o: %s', (channel, change, reason) =>
    expect(channelBlockedBy(channel, { ...reader, ...change }) ?? 'reached').toBe(reason),
  );

  it.each([
    ['begins with a greeting', 'Ciao Ale, your easy days are easy now', true],
    ['begins with a greeting', 'Ale: Thursday at six?', true],
    ['begins without a greeting', 'The club is closed on Monday', false],
    ['begins without a greeting', 'Alessandro leads HIIT on Monday', false],
  ])('%s: %s', (_, text, expected) => expect(greets(text, ['', 'Ale'])).toBe(expected));

  it('reaches a reader by all possible channels, and reports one reason if no channel is possible', () => {
    expect(reachableChannels(['App', 'Email', 'Sms'], { ...reader, cameBack: true })).toEqual(['App', 'Sms']);
    expect(reachableChannels(['App', 'Email'], { ...reader, inApp: false, cameBack: true })).toBe('CameBack');
  });
});

it('a message is in the reader’s language if it has a text in this language, else in its main language', () => {
  const words = { Title: 'Ciao', Text: 'Ciao' };
  expect(languageOf({ it: words, en: words }, 'it', 'en')).toBe('en');
  expect(languageOf({ it: words }, 'it', 'fr')).toBe('it');
});

it('a message contains values of the reader in place of its placeholders', () => {
  const known = { LastSeen: '17/11/2026', Credits: '7', SubscriptionName: 'Gold' };
  const values = { Nickname: '{Club}', FirstMidName: 'Ale', Club: '$&', ...known };
  expect(filledFor('{Nickname}, {FirstMidName} of {Club}, {Other}', values)).toBe('{Club}, Ale of $&, {Other}');
  expect(filledFor('{LastSeen}: {Credits} of {SubscriptionName}', values)).toBe('17/11/2026: 7 of Gold');
});

it('a message has no article before a date that is replaced by a text without digits', () => {
  const known = { Nickname: 'Ale', FirstMidName: 'Ale', Club: 'Navigli', Credits: '7', SubscriptionName: 'Gold' };
  const text = 'Ti abbiamo visto il {LastSeen}, il {Club} ti aspetta';
  expect(filledFor(text, { ...known, LastSeen: '17/11/2026' })).toBe('Ti abbiamo visto il 17/11/2026, il Navigli ti aspetta');
  expect(filledFor(text, { ...known, LastSeen: 'un po’ di tempo fa' })).toBe(
    'Ti abbiamo visto un po’ di tempo fa, il Navigli ti aspetta',
  );
});

it('the facts that a message contains are listed, and a reader for whom a fact is missing is recognized', () => {
  const words = (Title: string, Text: string) => ({ Title, Text });
  expect(factsIn({ en: words('Hi {Nickname}', 'x'), it: words('{Credits}', 'dal {LastSeen}') })).toEqual(['LastSeen', 'Credits']);
  expect(factsIn({})).toEqual([]);
  const nothing = { LastSeen: null, Credits: 0, SubscriptionName: null };
  const all = { LastSeen: '2026-11-17', Credits: 1, SubscriptionName: 'Gold' };
  for (const fact of ['LastSeen', 'Credits', 'SubscriptionName'] as const)
    expect([isWithout(fact, nothing), isWithout(fact, all)]).toEqual([true, false]);
});

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['ć'.repeat(70), 1],
  ['ć'.repeat(71), 2],
  ['', 1],
])('the number of SMS parts depends on length and alphabet (case %#)', (text, parts) => expect(smsParts(text)).toBe(parts));

it('the SMS parts for all readers are added up, each in the reader’s language', () => {
  const texts = { en: { Title: 'x', Text: 'y'.repeat(200) }, it: { Title: 'x', Text: 'y' } };
  const readers = [
    { Language: 'en', Sms: 2 },
    { Language: 'it', Sms: 3 },
    { Language: 'fr', Sms: 1 },
  ] as const;
  expect(smsTogether(readers, texts, 'en', 'Navigli')).toBe(9);
});

describe('the button of a message', () => {
  const words = (Button?: string) => ({ Title: 'x', Text: 'y', Button });
  const target = { Kind: 'Calendar' } as const;

  it('has the label of the reader’s language, else of the main language, and is missing without a label or a target', () => {
    const texts = { en: words('Book'), it: words('Prenota'), fr: words('') };
    const labels = (['it', 'fr', 'es'] as const).map((language) => buttonOf(target, texts, 'en', language)?.Label);
    expect(labels).toEqual(['Prenota', 'Book', 'Book']);
    expect(buttonOf(null, texts, 'en', 'en')).toBeNull();
    expect(buttonOf(target, { en: words() }, 'en', 'en')).toBeNull();
  });

  it.each([
    [
      { Kind: 'Class', ClassId: 5 },
      { view: 'Book', id: 5 },
    ],
    [target, { view: 'Book' }],
    [{ Kind: 'Subscriptions' }, { view: 'MySubscriptions' }],
    [{ Kind: 'Web', Url: 'https://club.example' }, null],
  ] as const)('with the target %o opens the view %o', (leading, view) => expect(viewOf(leading)).toEqual(view));

  it('is accepted only with a label in the main language and a complete URL', () => {
    const sent = (Button: string, Url: string) => {
      const ways = { Audience: {}, App: true, Email: true, Language: 'en', Expected: 1 };
      const read = messageInputSchema.safeParse({ ...ways, Texts: { en: words(Button) }, Target: { Kind: 'Web', Url } });
      return read.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
    };
    expect(sent('Book', 'https://club.example/ride')).toEqual([]);
    expect(sent('', 'https://club.example/ride')).toEqual(['Texts.en.Button field-required']);
    expect(sent('Book', 'javascript:alert(1)')).toEqual(['Target.Url invalid-link']);
    expect(sent('Book', '')).toEqual(['Target.Url field-required']);
  });
});
