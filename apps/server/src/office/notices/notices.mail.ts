import type { User } from '@clubpulse/contract/accounts/users';
import { locales } from '@clubpulse/contract/scalars';
import type { notices } from '@clubpulse/phrases/en/server/notices';
import { dateText } from '@clubpulse/rules/formats/dates';
import { dayIn, daysBetween } from '@clubpulse/rules/time/days';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import type { GuestReader } from '../website/public.ts';
import type { NoticeEvent } from './notices.events.ts';

export type Reader = Pick<User, 'Email' | 'Nickname' | 'FirstMidName' | 'Language' | 'DateFormat' | 'TimeFormat'>;
export interface NoticeClub {
  readonly Name: string;
  readonly TimeZone: string;
}
type Key = keyof typeof notices;
interface Words {
  readonly subject: Key;
  readonly text: Key;
  readonly action: Key;
  readonly view: string;
}

export function noticeMail(
  notice: NoticeEvent,
  member: Reader,
  club: NoticeClub,
  publicUrl: string,
  guest?: GuestReader,
): OutgoingMail {
  const reader = { ...member, ...guest };
  const { Language: language } = reader;
  const { subject, text, action, view } = wordsFor(notice);
  const values = { club: club.Name, name: reader.FirstMidName || reader.Nickname, ...valuesOf(notice, reader, club.TimeZone) };
  const words = (key: Key) => phrase(language, key, values);
  return letterMail({
    to: reader.Email,
    language,
    subject: words(subject),
    hello: words('notices.hello'),
    text: words(text),
    ...(guest
      ? {
          action: phrase(language, 'guest.open'),
          link: guest.link,
          why: phrase(language, 'guest.whyBooked', values),
          sender: club.Name,
        }
      : { action: words(action), link: `${publicUrl}/#/${view}`, why: words('notices.why') }),
  });
}

function wordsFor(notice: NoticeEvent): Words {
  const subscription = { action: 'notices.subscription-action', view: 'MySubscriptions' } as const;
  switch (notice.Type) {
    case 'SeatOffered':
      return { subject: 'notices.seat-subject', text: 'notices.seat-text', action: 'notices.seat-action', view: 'Today' };
    case 'SeatOpen':
      return { subject: 'notices.seat-subject', text: 'notices.open-text', action: 'notices.open-action', view: 'Today' };
    case 'ClassUnsubscription':
      return notice.By === null
        ? { subject: 'notices.removed-subject', text: 'notices.released-text', ...subscription }
        : { subject: 'notices.removed-subject', text: 'notices.removed-text', action: 'notices.removed-action', view: 'Book' };
    case 'ClassCanceled':
      return {
        subject: 'notices.canceled-subject',
        text: notice.GivenBack ? 'notices.canceled-back-text' : 'notices.canceled-text',
        action: 'notices.removed-action',
        view: 'Book',
      };
    case 'ClassMoved':
      return {
        subject: 'notices.moved-subject',
        text: notice.Reason === '' ? 'notices.moved-text' : 'notices.moved-why-text',
        action: 'notices.moved-action',
        view: 'MyBookings',
      };
    case 'UserSubscriptionExpiring':
      return notice.Reason === 'Tickets'
        ? { subject: 'notices.last-ticket-subject', text: 'notices.last-ticket-text', ...subscription }
        : { subject: 'notices.expiring-subject', text: 'notices.expiring-text', ...subscription };
    case 'UserSubscriptionExpired':
      return {
        subject: 'notices.expired-subject',
        text: notice.Reason === 'Tickets' ? 'notices.tickets-gone-text' : 'notices.expired-text',
        ...subscription,
      };
    case 'UserSubscriptionUpdate':
      return { ...ends[notice.Reason], ...subscription };
    case 'PoliciesNotAccepted':
      return {
        subject: 'notices.policies-subject',
        text: 'notices.policies-text',
        action: 'notices.policies-action',
        view: 'Policies',
      };
    case 'FirstTraining':
      return {
        subject: 'notices.first-training-subject',
        text: 'notices.first-training-text',
        action: 'notices.first-training-action',
        view: `Training/${notice.TrainingId}`,
      };
  }
}

const cancelled = { subject: 'notices.cancelled-subject', text: 'notices.cancelled-text' } as const;
const ends = {
  UnpaidExternal: { subject: 'notices.expired-subject', text: 'notices.unpaid-text' },
  PeriodEnd: { subject: 'notices.expired-subject', text: 'notices.not-renewed-text' },
  Immediately: cancelled,
  CanceledImmediately: cancelled,
  Refunded: { subject: 'notices.cancelled-subject', text: 'notices.refunded-text' },
} as const;

function valuesOf(notice: NoticeEvent, reader: Reader, timeZone: string): Record<string, string> {
  const moment = (instant: string) => momentText(new Date(instant), reader, timeZone);
  switch (notice.Type) {
    case 'SeatOffered':
      return { class: notice.ClassName, when: moment(notice.ClassDate), until: moment(notice.OfferExpiresAt) };
    case 'SeatOpen':
    case 'ClassUnsubscription':
      return { class: notice.ClassName, when: moment(notice.ClassDate) };
    case 'ClassCanceled':
      return { class: notice.ClassName, when: moment(notice.ClassDate), reason: notice.Reason };
    case 'ClassMoved':
      return { class: notice.ClassName, when: moment(notice.ClassDate), from: moment(notice.FromDate), reason: notice.Reason };
    case 'PoliciesNotAccepted':
      return { titles: notice.Title };
    case 'FirstTraining':
      return { minutes: String(Math.round(notice.Duration / 60)), points: String(notice.Points) };
    default: {
      const date = notice.ExpirationDate === null ? '' : dateText(notice.ExpirationDate, reader.DateFormat);
      return { subscription: notice.SubscriptionName, date };
    }
  }
}

type Formats = Pick<User, 'Language' | 'DateFormat' | 'TimeFormat'>;

/** For example `Monday 23/11/2026, 18:30`. */
export const momentText = (instant: Date, reader: Formats, timeZone: string): string =>
  `${weekdayText(instant, reader, timeZone)} ${dateText(dayIn(timeZone, instant), reader.DateFormat)}, ${timeText(instant, reader, timeZone)}`;

export function momentTextOn(now: Date, instant: Date, reader: Formats, timeZone: string): string {
  const days = daysBetween(dayIn(timeZone, now), dayIn(timeZone, instant));
  if (Math.abs(days) > 1) return momentText(instant, reader, timeZone);
  const day = new Intl.RelativeTimeFormat(locales[reader.Language], { numeric: 'auto' }).format(days, 'day');
  return `${day} ${timeText(instant, reader, timeZone)}`;
}

const weekdayText = (instant: Date, { Language }: Formats, timeZone: string): string =>
  formatOf(Language, 'weekday', timeZone).format(instant);

const timeText = (instant: Date, { Language, TimeFormat }: Formats, timeZone: string): string =>
  formatOf(Language, TimeFormat === 'h24' ? 'h24' : 'h12', timeZone).format(instant);

const formats = {
  weekday: { weekday: 'long' },
  h24: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  h12: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
} as const;
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Formats['Language'], format: keyof typeof formats, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${format} ${timeZone}`;
  const one = made.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...formats[format], timeZone });
  made.set(key, one);
  return one;
}
