import type { User } from '@clubpulse/contract/accounts/users';
import type { Message } from '@clubpulse/contract/office/messages';
import { greets, viewOf } from '@clubpulse/rules/office/messages/messages';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import type { MessageText } from './messages.present.ts';

export const messageMail = (
  club: string,
  { Title, Text }: MessageText,
  { Button: button, PictureUri }: Pick<Message, 'Button' | 'PictureUri'>,
  { Email, Language, FirstMidName, Nickname }: Pick<User, 'Email' | 'Language' | 'FirstMidName' | 'Nickname'>,
  publicUrl: string,
): OutgoingMail =>
  letterMail({
    to: Email,
    language: Language,
    sender: club,
    subject: Title,
    hello: greets(Text, [Nickname, FirstMidName])
      ? undefined
      : phrase(Language, 'notices.hello', { name: FirstMidName || Nickname }),
    text: Text,
    ...(PictureUri === null ? {} : { picture: `${publicUrl}${PictureUri}` }),
    action: button?.Label ?? phrase(Language, 'identity.open-app'),
    link: linkOf(button, publicUrl),
    why: phrase(Language, 'told.why-mail', { club }),
  });

function linkOf(button: Message['Button'], publicUrl: string): string {
  if (button === null) return `${publicUrl}/#/Messages`;
  if (button.Target.Kind === 'Web') return button.Target.Url;
  const { view, id } = viewOf(button.Target) ?? { view: 'Messages' };
  return `${publicUrl}/#/${id === undefined ? view : `${view}/${id}`}`;
}
