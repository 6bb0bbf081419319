import type { User } from '@clubpulse/contract/accounts/users';
import type { ShareWithEmail } from '@clubpulse/contract/training/sharing/sharing';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

export function sharedMail(
  { Nickname, Language }: Pick<User, 'Nickname' | 'Language'>,
  to: ShareWithEmail,
  link: string,
): OutgoingMail {
  const language = to.Language ?? Language;
  const names = { name: Nickname };
  return letterMail({
    to: to.Email,
    language,
    subject: phrase(language, 'sharing.subject', names),
    hello: phrase(language, 'notices.hello', { name: to.Name }),
    text: phrase(language, 'sharing.text', names),
    action: phrase(language, 'sharing.open'),
    link,
    why: phrase(language, 'sharing.why', names),
  });
}
