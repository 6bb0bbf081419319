import type { Language } from '@clubpulse/contract/scalars';
import type { website } from '@clubpulse/phrases/en/server/website';
import type { GuestLetter } from '@clubpulse/rules/office/website/guests';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

export interface GuestMail {
  readonly letter: GuestLetter;
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly club: string;
  readonly className: string;
  readonly when: string;
  readonly until: string;
  readonly price: string | null;
  readonly most: number;
  readonly link: string;
}

const actions = {
  confirm: 'guest.confirm.action',
  member: 'site.signInAndBook',
  limit: 'identity.open-app',
} as const satisfies Record<GuestLetter, string>;

export function guestMail({ letter, to, name, language, link, price, ...shown }: GuestMail): OutgoingMail {
  const values = { club: shown.club, class: shown.className, when: shown.when, until: shown.until, most: shown.most };
  const say = (key: keyof typeof website) => phrase(language, key, values);
  const text = say(`guest.${letter}.text`);
  return letterMail({
    to,
    language,
    sender: shown.club,
    subject: say(`guest.${letter}.subject`),
    hello: phrase(language, 'notices.hello', { name }),
    text: letter === 'confirm' && price !== null ? `${text} ${phrase(language, 'guest.price', { price })}` : text,
    action: phrase(language, actions[letter]),
    link,
    why: say('guest.why'),
  });
}
