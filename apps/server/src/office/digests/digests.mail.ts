import type { User } from '@clubpulse/contract/accounts/users';
import type { MoneyDue, Need } from '@clubpulse/contract/office/club-overview';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { dateText } from '@clubpulse/rules/formats/dates';
import { moneyText } from '@clubpulse/rules/formats/money';
import { type Html, html } from '../../platform/http/html.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import { momentText } from '../notices/public.ts';
import type * as facts from './digests.facts.ts';

export type UrgentNeed = Extract<
  Need,
  { Kind: 'AccountDisconnected' | 'Certificate' | 'Dispute' | 'DisputeLost' | 'Request' | 'JoinRequest' }
>;

export interface Digest {
  readonly club: facts.ClubDay;
  readonly needs: readonly UrgentNeed[];
  readonly threads: readonly facts.LateThread[];
  readonly leftOut: number;
  readonly classes: readonly facts.ClassToday[];
  readonly taken: readonly facts.Taken[];
  readonly due: readonly MoneyDue[];
  readonly happened: readonly facts.Happened[];
}

type Reader = Pick<User, 'Email' | 'Language' | 'FirstMidName' | 'Nickname' | 'DateFormat' | 'TimeFormat'>;

interface Line {
  readonly name: string;
  readonly detail: string;
  /** Number, amount or state at the line's end. */
  readonly end?: string;
  readonly begin?: string;
  readonly view?: string;
}

interface Section {
  readonly title: string;
  readonly note: string;
  readonly urgent?: boolean;
  readonly lines: readonly Line[];
}

/** The mail consists of tables without pictures, 600 px wide, light and dark. Its links open the app; a click changes nothing. */
export function digestMail(digest: Digest, reader: Reader, publicUrl: string): OutgoingMail {
  const say = sayIn(reader.Language);
  const { club, classes } = digest;
  const sections = [urgentOf(digest, reader), todayOf(digest, reader), moneyOf(digest, reader), sinceOf(digest, reader)].filter(
    ({ lines }) => lines.length > 0,
  );
  const urgent = digest.needs.length + digest.threads.length + digest.leftOut;
  const { seats, taken } = sumOf(classes);
  const day = dateText(club.Day, reader.DateFormat);
  const values: Texts = {
    club: club.Name,
    day,
    hello: say('digest.hello', { name: reader.FirstMidName || reader.Nickname }),
    lead: [
      classes.length === 0 ? say('digest.lead-free') : say('digest.lead-seats', { taken, seats }),
      ...(urgent === 0 ? [] : [say('digest.lead-urgent', { count: urgent })]),
    ].join(' '),
    sections,
    open: say('digest.open'),
    action: say('digest.club'),
    why: say('digest.why', { club: club.Name }),
    settings: say('digest.settings'),
  };
  return {
    to: reader.Email,
    subject: say('digest.subject', { club: club.Name, date: day }),
    text: textOf(values, publicUrl),
    html: htmlOf(values, reader.Language, publicUrl).markup,
  };
}

const sayIn = (language: Reader['Language']) => (key: string, values?: Record<string, string | number>) =>
  phrase(language, key, values);

const sumOf = (classes: Digest['classes']) =>
  classes
    .filter(({ IsPublished }) => IsPublished)
    .reduce(
      (sum, { Seats, Taken, Waiting }) => ({
        seats: sum.seats + Seats,
        taken: sum.taken + Taken,
        waiting: sum.waiting + Waiting,
      }),
      { seats: 0, taken: 0, waiting: 0 },
    );

function urgentOf({ needs, threads, leftOut, club }: Digest, reader: Reader): Section {
  const say = sayIn(reader.Language);
  const moment = (at: string) => momentText(new Date(at), reader, club.TimeZone);
  const lines = [
    ...needs.map((need) => needLine(need, reader, moment)),
    ...threads.map(({ ThreadId, Title, WaitsSince, ...member }) => ({
      name: fullName(member),
      detail: say('digest.need-Thread', { title: Title, when: moment(WaitsSince.toISOString()) }),
      view: `ClubMessages/replies/${ThreadId}`,
    })),
    ...(leftOut === 0 ? [] : [{ name: say('digest.more', { count: leftOut }), detail: '', view: 'ClubOverview' }]),
  ];
  return { title: say('digest.urgent'), note: String(needs.length + threads.length + leftOut), urgent: true, lines };
}

function needLine(need: UrgentNeed, reader: Reader, moment: (at: string) => string): Line {
  const say = sayIn(reader.Language);
  switch (need.Kind) {
    case 'AccountDisconnected':
      return {
        name: say('digest.need-AccountDisconnected'),
        detail: say('digest.need-AccountDisconnected-text'),
        view: 'CreditsAndSubscriptions/payments',
      };
    case 'Certificate':
      return {
        name: fullName(need.Person),
        detail: say('digest.need-Certificate', {
          date: dateText(need.Date, reader.DateFormat),
          when: need.Booked === null ? '' : moment(need.Booked),
        }),
        view: `EditUser/${need.Person.UserId}/documents`,
      };
    case 'Dispute':
    case 'DisputeLost':
      return {
        name: need.Title,
        detail:
          need.EvidenceDueBy === null
            ? say(`digest.need-${need.Kind}`)
            : say('digest.need-Dispute-until', { when: moment(need.EvidenceDueBy) }),
        end: moneyText(need.Amount, need.Currency, reader.Language),
        view: `Disputes?dispute=${need.PaymentDisputeId}`,
      };
    case 'Request':
      return {
        name: fullName(need.Person),
        detail: say('digest.need-Request', { subscription: need.SubscriptionName, when: moment(need.AskedAt) }),
        view: `EditUser/${need.Person.UserId}/subscriptions`,
      };
    case 'JoinRequest':
      return {
        name: fullName(need.Person),
        detail: say('digest.need-JoinRequest', { when: moment(need.AskedAt) }),
        view: 'ManageUsers/requests',
      };
  }
}

function todayOf({ classes, club }: Digest, reader: Reader): Section {
  const say = sayIn(reader.Language);
  const { seats, taken, waiting } = sumOf(classes);
  return {
    title: say('digest.today'),
    note: [say('digest.seats', { taken, seats }), ...(waiting === 0 ? [] : [say('digest.waiting', { count: waiting })])].join(
      ', ',
    ),
    lines: classes.map(({ ClassId, Begin, Name, Trainer, Seats, Taken, Waiting, IsPublished }) => ({
      begin: momentText(Begin, reader, club.TimeZone).split(', ').at(-1) ?? '',
      name: Name,
      detail: [Trainer ?? say('digest.no-trainer'), ...(Waiting === 0 ? [] : [say('digest.waiting', { count: Waiting })])].join(
        ', ',
      ),
      end: IsPublished ? `${Taken}/${Seats}` : say('digest.unpublished'),
      view: `ClubClassParticipants/${ClassId}`,
    })),
  };
}

function moneyOf({ taken, due }: Digest, reader: Reader): Section {
  const say = sayIn(reader.Language);
  const money = (amount: number, currency: string) => moneyText(amount, currency, reader.Language);
  return {
    title: say('digest.money'),
    note: '',
    lines: [
      ...taken.map(({ Amount, Currency, Payments }) => ({
        name: say('digest.taken'),
        detail: say('digest.payments', { count: Payments }),
        end: money(Amount, Currency),
        view: 'Transactions',
      })),
      ...due.map(({ Payment, Currency, Amount, People, Oldest }) => ({
        name: say(`digest.due-${Payment}`),
        detail: [
          say('digest.people', { count: People }),
          ...(Oldest === null || Payment === 'ToPay'
            ? []
            : [say('digest.oldest', { date: dateText(Oldest, reader.DateFormat) })]),
        ].join(', '),
        end: money(Amount, Currency),
        view: 'ClubOverview',
      })),
    ],
  };
}

function sinceOf({ happened }: Digest, reader: Reader): Section {
  const say = sayIn(reader.Language);
  const all = happened.reduce((sum, { Count }) => sum + Count, 0);
  return {
    title: say('digest.since'),
    note: say('digest.events', { count: all }),
    lines: happened.map(({ Event, Count, Person }) => ({
      name: say(`notifications.event-${Event}`),
      detail: Person === null ? '' : fullName(Person),
      end: String(Count),
      view: 'Notifications',
    })),
  };
}

interface Texts {
  readonly club: string;
  readonly day: string;
  readonly hello: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly open: string;
  readonly action: string;
  readonly why: string;
  readonly settings: string;
}

const linkTo = (publicUrl: string, view: string): string => `${publicUrl}/#/${view}`;

function textOf({ club, day, hello, lead, sections, action, why, settings }: Texts, publicUrl: string): string {
  const lines = sections.flatMap(({ title, note, lines: all }) => [
    '',
    [title, note].filter(Boolean).join(' · '),
    ...all.map(({ begin, name, detail, end }) => `- ${[begin, name, detail, end].filter(Boolean).join(' · ')}`),
  ]);
  const foot = [action, linkTo(publicUrl, 'ClubOverview'), '', why, settings, linkTo(publicUrl, 'Profile')];
  return [`${club}, ${day}`, '', hello, lead, ...lines, '', ...foot, '', 'Clubpulse', ''].join('\n');
}

const FONT = "font-family:Archivo,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Mail programs that ignore the media query show the light colours, which are in the style of each element. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background:#0B0E12 !important }
.sheet { background:#14191F !important }
.ink, .ink a { color:#F2F4EF !important }
.soft { color:#B4BCC4 !important }
.rule { border-color:#2B333B !important }
.late { color:#FF8A92 !important }
.act { background:#F2F4EF !important; color:#10151A !important }
}
@media (max-width: 640px) { .sheet { width:100% !important } }`;

const lineHtml = ({ begin, name, detail, end, view }: Line, urgent: boolean, open: string, publicUrl: string): Html => html`<tr>
${begin === undefined ? '' : html`<td class="ink rule" width="64" style="${FONT};padding:11px 8px 11px 0;border-top:1px solid #E0E3DB;font-size:15px;font-weight:650;color:#12171C;vertical-align:top">${begin}</td>`}
<td class="ink rule" style="${FONT};padding:11px 12px 11px 0;border-top:1px solid #E0E3DB;font-size:15px;line-height:21px;color:#12171C;vertical-align:top">${
  urgent
    ? html`<b class="late" style="color:#AD1427">${name}</b>${detail === '' ? '' : html`<br><span class="soft" style="color:#454E57">${detail}</span>`}`
    : html`${view === undefined ? name : html`<a href="${linkTo(publicUrl, view)}" style="color:#12171C;text-decoration:none">${name}</a>`} <span class="soft" style="color:#5F6973">${detail}</span>`
}</td>
<td class="ink rule" align="right" style="${FONT};padding:11px 0;border-top:1px solid #E0E3DB;font-size:15px;font-weight:650;color:#12171C;white-space:nowrap;vertical-align:top">${end === undefined ? '' : html`${end} `}${
  urgent && view !== undefined
    ? html`<a href="${linkTo(publicUrl, view)}" style="color:#12171C;text-decoration:underline">${open}</a>`
    : ''
}</td>
</tr>`;

const sectionHtml = (
  { title, note, lines, urgent = false }: Section,
  open: string,
  publicUrl: string,
): Html => html`<tr><td style="padding:26px 32px 0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td style="padding:0 0 8px"><h2 class="ink" style="${FONT};margin:0;font-size:17px;line-height:22px;font-weight:700;color:#12171C">${title}</h2></td>
<td class="soft" align="right" style="${FONT};padding:0 0 8px;font-size:13px;color:#5F6973">${note}</td>
</tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${lines.map((line) => lineHtml(line, urgent, open, publicUrl))}
</table></td></tr>`;

const htmlOf = (
  { club, day, hello, lead, sections, open, action, why, settings }: Texts,
  language: Reader['Language'],
  publicUrl: string,
): Html => html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${club}</title>
<style>${DARK}</style></head>
<body class="page" style="margin:0;padding:28px 0;background:#F1F2EE">
<table class="sheet" role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" style="width:600px;max-width:100%;margin:0 auto;background:#FFFFFF;border-radius:14px">
<tr><td class="ink" style="${FONT};padding:26px 32px 0;font-size:14px;line-height:19px;color:#12171C"><b>${club}</b><br><span class="soft" style="color:#454E57">${day}</span></td></tr>
<tr><td style="padding:22px 32px 0"><h1 class="ink" style="${FONT};margin:0;font-size:27px;line-height:33px;font-weight:720;color:#12171C">${hello}</h1>
<p class="ink" style="${FONT};margin:6px 0 0;font-size:17px;line-height:25px;color:#12171C">${lead}</p></td></tr>
${sections.map((section) => sectionHtml(section, open, publicUrl))}
<tr><td style="padding:28px 32px 0"><a class="act" href="${linkTo(publicUrl, 'ClubOverview')}" style="${FONT};display:block;padding:15px;border-radius:8px;background:#10151A;color:#FFFFFF;font-size:16px;font-weight:650;text-align:center;text-decoration:none">${action}</a></td></tr>
<tr><td class="soft" style="${FONT};padding:24px 32px 28px;font-size:13px;line-height:20px;color:#5F6973">${why} <a class="soft" href="${linkTo(publicUrl, 'Profile')}" style="color:#5F6973">${settings}</a></td></tr>
</table>
</body>
</html>
`;
