import type { DateFormat } from '@clubpulse/contract/accounts/users';
import type { InvitedRole } from '@clubpulse/contract/members/invitations';
import type { Language } from '@clubpulse/contract/scalars';
import type { invitations } from '@clubpulse/phrases/en/server/invitations';
import { dateText, longDateText } from '@clubpulse/rules/formats/dates';
import { lastDayOf } from '@clubpulse/rules/members/invitations/invitations';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

export interface InvitationLetter {
  readonly Email: string;
  readonly FirstMidName: string;
  readonly Role: InvitedRole;
  readonly Message: string;
  readonly Language: Language;
  readonly DateFormat: DateFormat | null;
  readonly ExpiresAt: Date;
  readonly link: string;
  readonly inviter: string;
  readonly club: { readonly Name: string; readonly TimeZone: string };
}

export function invitationMail({ Language: language, club, Message, ...one }: InvitationLetter): OutgoingMail {
  const lastDay = lastDayOf(club.TimeZone, one.ExpiresAt);
  const values = {
    club: club.Name,
    name: one.FirstMidName,
    inviter: one.inviter,
    date: one.DateFormat === null ? longDateText(lastDay, language) : dateText(lastDay, one.DateFormat),
  };
  const words = (key: keyof typeof invitations) => phrase(language, key, values);
  return letterMail({
    to: one.Email,
    language,
    subject: words('invitations.subject'),
    hello: one.FirstMidName === '' ? words('invitations.hello-unnamed') : phrase(language, 'notices.hello', values),
    text: [
      words(`invitations.${one.Role}-text`),
      ...(Message === '' ? [] : [phrase(language, 'invitations.word', { message: Message })]),
      words('invitations.until'),
    ].join(' '),
    action: words('invitations.action'),
    link: one.link,
    why: words('invitations.why'),
  });
}
