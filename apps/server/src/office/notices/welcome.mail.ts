import type { notices } from '@clubpulse/phrases/en/server/notices';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import type { Reader } from './notices.mail.ts';

/** The mail for members who joined without staff. All others get another mail. */
export function welcomeMail(club: string, reader: Reader, publicUrl: string): OutgoingMail {
  const { Language: language } = reader;
  const values = { club, name: reader.FirstMidName || reader.Nickname };
  const words = (key: keyof typeof notices) => phrase(language, key, values);
  return letterMail({
    to: reader.Email,
    language,
    subject: words('notices.welcome-subject'),
    hello: words('notices.hello'),
    text: words('notices.welcome-text'),
    action: words('notices.welcome-action'),
    link: `${publicUrl}/#/Today`,
    why: words('notices.why'),
  });
}
