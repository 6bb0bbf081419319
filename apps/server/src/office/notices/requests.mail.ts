import type { User } from '@clubpulse/contract/accounts/users';
import type { notices } from '@clubpulse/phrases/en/server/notices';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

type Person = Pick<User, 'UserId' | 'Email' | 'Nickname' | 'FirstMidName' | 'LastName' | 'Language'>;
type Key = keyof typeof notices;

export interface RequestNotice {
  readonly SubscriptionName: string;
  readonly club: string;
  readonly publicUrl: string;
}

export function requestMail({ SubscriptionName, club, publicUrl }: RequestNotice, reader: Person, athlete: Person): OutgoingMail {
  const { Language: language } = reader;
  const name = reader.FirstMidName || reader.Nickname;
  const values = { club, name, subscription: SubscriptionName, athlete: fullName(athlete) };
  const words = (key: Key) => phrase(language, key, values);
  return letterMail({
    to: reader.Email,
    language,
    subject: words('notices.asked-subject'),
    hello: words('notices.hello'),
    text: words('notices.asked-text'),
    action: words('notices.asked-action'),
    link: `${publicUrl}/#/EditUser/${athlete.UserId}/subscriptions`,
    why: words('notices.manager-why'),
  });
}

export function joiningMail(
  { club, publicUrl }: Omit<RequestNotice, 'SubscriptionName'>,
  reader: Person,
  person: Person,
): OutgoingMail {
  const { Language: language } = reader;
  const values = { club, name: reader.FirstMidName || reader.Nickname, athlete: fullName(person) };
  const words = (key: Key) => phrase(language, key, values);
  return letterMail({
    to: reader.Email,
    language,
    subject: words('notices.joining-subject'),
    hello: words('notices.hello'),
    text: words('notices.joining-text'),
    action: words('notices.joining-action'),
    link: `${publicUrl}/#/ManageUsers/requests`,
    why: words('notices.manager-why'),
  });
}

export function declinedMail({ SubscriptionName, club, publicUrl }: RequestNotice, athlete: Person): OutgoingMail {
  const { Language: language } = athlete;
  const values = { club, name: athlete.FirstMidName || athlete.Nickname, subscription: SubscriptionName };
  const words = (key: Key) => phrase(language, key, values);
  return letterMail({
    to: athlete.Email,
    language,
    subject: words('notices.declined-subject'),
    hello: words('notices.hello'),
    text: words('notices.declined-text'),
    action: words('notices.subscription-action'),
    link: `${publicUrl}/#/MySubscriptions`,
    why: words('notices.why'),
  });
}
