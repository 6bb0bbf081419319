import type { User } from '@clubpulse/contract/accounts/users';
import type { families } from '@clubpulse/phrases/en/server/families';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

export function offerMail(member: User, payer: User, club: { readonly Name: string }, publicUrl: string): OutgoingMail {
  const names = { name: fullName(payer), club: club.Name };
  const words = (key: keyof typeof families) => phrase(member.Language, key, names);
  return letterMail({
    to: member.Email,
    language: member.Language,
    subject: words('families.offer'),
    hello: phrase(member.Language, 'notices.hello', { name: member.FirstMidName || member.Nickname }),
    text: words('families.offer-text'),
    action: phrase(member.Language, 'identity.open-app'),
    link: `${publicUrl}/#/Profile`,
    why: words('families.why'),
  });
}
