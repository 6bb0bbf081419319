import type { User } from '@clubpulse/contract/accounts/users';
import type { joining } from '@clubpulse/phrases/en/server/joining';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

export function answerMail(
  user: Pick<User, 'Email' | 'Language' | 'FirstMidName' | 'Nickname'>,
  club: { readonly Name: string },
  approved: boolean,
  publicUrl: string,
): OutgoingMail {
  const words = (key: keyof typeof joining) => phrase(user.Language, key, { club: club.Name });
  return letterMail({
    to: user.Email,
    language: user.Language,
    subject: words(approved ? 'joining.yes' : 'joining.no'),
    hello: phrase(user.Language, 'notices.hello', { name: user.FirstMidName || user.Nickname }),
    text: words(approved ? 'joining.yes-text' : 'joining.no-text'),
    action: phrase(user.Language, 'identity.open-app'),
    link: publicUrl,
    why: words('joining.why'),
  });
}
