import type { User } from '@clubpulse/contract/accounts/users';
import type { notices } from '@clubpulse/phrases/en/server/notices';
import { dateText } from '@clubpulse/rules/formats/dates';
import { dayIn } from '@clubpulse/rules/time/days';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import type { StrapNotice } from './notices.events.ts';

type Person = Pick<User, 'UserId' | 'Email' | 'Nickname' | 'FirstMidName' | 'Language' | 'DateFormat' | 'TimeZone'>;
type Key = keyof typeof notices;
interface Words {
  readonly subject: Key;
  readonly text: Key;
}

/** The claimant does not learn who owns the strap. */
export function strapMail(notice: StrapNotice, reader: Person, claimant: Person, publicUrl: string): OutgoingMail {
  const { Language: language } = reader;
  const { subject, text } = wordsFor(notice, reader.UserId === notice.OwnerId);
  const date = 'AnswerBy' in notice ? dateText(dayIn(reader.TimeZone, new Date(notice.AnswerBy)), reader.DateFormat) : '';
  const values = { name: reader.FirstMidName || reader.Nickname, code: notice.Code, claimant: claimant.Nickname, date };
  const words = (key: Key) => phrase(language, key, values);
  return letterMail({
    to: reader.Email,
    language,
    subject: words(subject),
    hello: words('notices.hello'),
    text: words(text),
    action: words('notices.strap-action'),
    link: `${publicUrl}/#/Profile`,
    why: words('notices.strap-why'),
  });
}

function wordsFor(notice: StrapNotice, toOwner: boolean): Words {
  switch (notice.Type) {
    case 'SensorClaimed':
      return toOwner
        ? { subject: 'notices.strap-asked-subject', text: 'notices.strap-asked-text' }
        : { subject: 'notices.strap-waits-subject', text: 'notices.strap-waits-text' };
    case 'SensorReassigned':
      return toOwner
        ? { subject: 'notices.strap-gone-subject', text: removedTexts[notice.Reason] }
        : { subject: 'notices.strap-yours-subject', text: 'notices.strap-yours-text' };
    case 'SensorClaimRefused':
      return toOwner
        ? { subject: 'notices.strap-stays-subject', text: 'notices.strap-stays-text' }
        : { subject: 'notices.strap-kept-subject', text: 'notices.strap-kept-text' };
  }
}

const removedTexts = {
  Owner: 'notices.strap-given-text',
  Released: 'notices.strap-given-text',
  Staff: 'notices.strap-confirmed-text',
  Silence: 'notices.strap-silent-text',
} as const;
