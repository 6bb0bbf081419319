import type { User } from '@clubpulse/contract/accounts/users';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

interface CodeLetter {
  readonly user: Pick<User, 'Email' | 'FirstMidName' | 'Nickname' | 'Language'>;
  readonly club: { readonly Name: string };
  readonly code: string;
  readonly minutes: number;
  readonly publicUrl: string;
}

export function leaveCodeMail({ user, club, code, minutes, publicUrl }: CodeLetter): OutgoingMail {
  const { Email: to, Language: language } = user;
  const values = { club: club.Name, code, minutes };
  return letterMail({
    to,
    language,
    subject: phrase(language, 'membership.code-subject', values),
    hello: phrase(language, 'notices.hello', { name: user.FirstMidName || user.Nickname }),
    text: phrase(language, 'membership.code-text', values),
    action: phrase(language, 'identity.open-app'),
    link: publicUrl,
    why: phrase(language, 'membership.code-why', values),
  });
}
