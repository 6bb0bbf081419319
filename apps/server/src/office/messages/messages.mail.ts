import type { User } from '@clubpulse/contract/accounts/users';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/words/words.ts';
import type { MessageWords } from './messages.present.ts';

/** A message as its reader has it by mail: what is sent, and what is looked at before. */
export const messageMail = (
  club: string,
  { Title, Text }: MessageWords,
  { Email, Language, FirstMidName, Nickname }: Pick<User, 'Email' | 'Language' | 'FirstMidName' | 'Nickname'>,
  publicUrl: string,
): OutgoingMail =>
  letterMail({
    to: Email,
    language: Language,
    sender: club,
    subject: Title,
    hello: phrase(Language, 'notices.hello', { name: FirstMidName || Nickname }),
    text: Text,
    action: phrase(Language, 'identity.open-app'),
    link: `${publicUrl}/#/Messages`,
    why: phrase(Language, 'told.why-mail', { club }),
  });
