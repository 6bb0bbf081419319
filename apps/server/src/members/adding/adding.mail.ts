import type { User } from '@clubpulse/contract/accounts/users';
import type { Language } from '@clubpulse/contract/scalars';
import type { adding } from '@clubpulse/phrases/en/server/adding';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

interface AddedLetter {
  readonly Email: string;
  readonly name: string;
  readonly Language: Language;
  readonly isNew: boolean;
  readonly inviter: string;
  readonly club: { readonly Name: string };
  readonly publicUrl: string;
}

export function addedMail({ Email, name, Language: language, isNew, inviter, club, publicUrl }: AddedLetter): OutgoingMail {
  const values = { club: club.Name, inviter, email: Email };
  const words = (key: keyof typeof adding) => phrase(language, key, values);
  return letterMail({
    to: Email,
    language,
    subject: words('adding.subject'),
    hello: phrase(language, 'notices.hello', { name }),
    text: words(isNew ? 'adding.new-text' : 'adding.known-text'),
    action: isNew ? words('adding.sign-up') : phrase(language, 'identity.open-app'),
    link: publicUrl,
    why: words('adding.why'),
  });
}

interface ProposedLetter {
  readonly user: Pick<User, 'Email' | 'FirstMidName' | 'Nickname' | 'Language'>;
  readonly proposed: string;
  readonly inviter: string;
  readonly club: { readonly Name: string };
  readonly hours: number;
  readonly publicUrl: string;
}

export function emailProposedMail({ user, proposed, inviter, club, hours, publicUrl }: ProposedLetter): OutgoingMail {
  const { Email: to, Language: language } = user;
  const values = { club: club.Name, inviter, email: to, proposed, hours };
  return letterMail({
    to,
    language,
    subject: phrase(language, 'adding.email-subject', values),
    hello: phrase(language, 'notices.hello', { name: user.FirstMidName || user.Nickname }),
    text: phrase(language, 'adding.email-text', values),
    action: phrase(language, 'adding.email-action', values),
    link: `${publicUrl}/Profile`,
    why: phrase(language, 'adding.email-why', values),
  });
}
