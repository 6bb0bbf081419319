import type { Need } from '@clubpulse/contract/office/club-overview';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import {
  type Icon,
  IconCalendarDue,
  IconCertificate,
  IconFileAlert,
  IconGavel,
  IconHandStop,
  IconHourglass,
  IconPlugConnectedX,
  IconReceiptOff,
  IconUserPlus,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { TakePayment } from '../../billing/subscriptions/public.ts';
import { walkedRow } from '../../kit/use-keys.ts';
import { AnswerJoining } from '../../members/joining/public.ts';
import { useClubFormats } from '../../platform/formats/use-formats-in.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { BookFirst } from './BookFirst.tsx';
import classes from './NeedsYou.module.css';

interface Shown {
  readonly tone: 'bad' | 'warn' | 'info' | 'mute';
  readonly icon: Icon;
  readonly who: string;
  readonly why: string;
  readonly to?: string;
}

export function NeedRow({ need }: { need: Need }) {
  const t = useT();
  const own = useFormats();
  const formats = useClubFormats(useStaffClub().ClubId);
  const { tone, icon: Icon, who: person, why, to } = shownAs(need, t, own, formats);
  return (
    <li className={classes['row']} {...walkedRow}>
      <span className={classes['icon']} data-tone={tone}>
        <Icon size={18} stroke={1.8} aria-hidden="true" />
      </span>
      <span className={classes['names']}>
        {to === undefined ? <b>{person}</b> : <Link to={to}>{person}</Link>}
        <span>{why}</span>
      </span>
      <span className={classes['act']} data-acts="true">
        <Act need={need} who={person} to={to} />
      </span>
    </li>
  );
}

const actWords = {
  Certificate: 'clubs.needRecord',
  Request: 'clubs.needAnswer',
  TrialEnds: 'clubs.needOffer',
  Policies: 'clubs.needSee',
  Dispute: 'clubs.needAnswer',
  DisputeLost: 'clubs.needDecide',
  AccountDisconnected: 'clubs.needConnect',
} as const;

function Act({ need, who: person, to = '' }: { need: Need; who: string; to?: string | undefined }) {
  const t = useT();
  const { ClubId } = useStaffClub();
  if (need.Kind === 'FreeSeat') return <BookFirst seat={need} />;
  if (need.Kind === 'Unpaid')
    return <TakePayment userId={need.Person.UserId} userSubscriptionId={need.UserSubscriptionId} name={person} />;
  if (need.Kind === 'JoinRequest') return <AnswerJoining clubId={ClubId} userId={need.Person.UserId} name={person} />;
  const words = t(actWords[need.Kind]);
  return (
    <Button component={Link} variant="default" to={to} aria-label={`${t('kit.label', { label: words })} ${person}`}>
      {words}
    </Button>
  );
}

function shownAs(need: Need, t: Translate, own: Formats, formats: Formats): Shown {
  const person = 'Person' in need ? fullName(need.Person) : '';
  const to = 'Person' in need ? pathTo('EditUser', need.Person.UserId) : pathTo('Policies');
  switch (need.Kind) {
    case 'Certificate': {
      const date = own.dayMonth(need.Date);
      const ends = t(need.Ended ? 'clubs.certificateEnded' : 'clubs.certificateEnds', { date });
      const booked = need.Booked && t('clubs.bookedFor', { date: own.dayMonth(formats.dayOf(need.Booked)) });
      return {
        tone: need.Ended ? 'bad' : 'warn',
        icon: IconCertificate,
        who: person,
        to,
        why: [ends, booked].filter(Boolean).join(' '),
      };
    }
    case 'Unpaid': {
      const amount = own.money(need.Amount, need.Currency);
      const why = t('clubs.unpaidSince', { amount, name: need.SubscriptionName, date: own.dayMonth(need.Since) });
      return { tone: 'bad', icon: IconReceiptOff, who: person, to, why };
    }
    case 'Request': {
      const why = t('clubs.asksFor', { name: need.SubscriptionName, date: own.dayMonth(formats.dayOf(need.AskedAt)) });
      return { tone: 'info', icon: IconHandStop, who: person, to, why };
    }
    case 'JoinRequest':
      return {
        tone: 'info',
        icon: IconUserPlus,
        who: person,
        why: t('clubs.asksToJoin', { date: own.dayMonth(formats.dayOf(need.AskedAt)) }),
      };
    case 'FreeSeat': {
      const when = `${formats.weekday(need.Begin, 'short')} ${formats.time(need.Begin)}`;
      return {
        tone: 'warn',
        icon: IconHourglass,
        who: `${need.ClassName}, ${when}`,
        to: pathTo('ClubClassParticipants', need.ClassId),
        why: t('clubs.seatFree', { count: need.Free, person, waiting: own.number(need.Waiting) }),
      };
    }
    case 'TrialEnds': {
      const why = t('clubs.trialEnds', { name: need.SubscriptionName, date: own.dayMonth(need.Date) });
      return { tone: 'warn', icon: IconCalendarDue, who: person, why, to: `${to}?assign` };
    }
    case 'Dispute':
    case 'DisputeLost': {
      const values = { name: need.Title, amount: own.money(need.Amount, need.Currency) };
      const due =
        need.EvidenceDueBy === null ? '' : t('clubs.disputeUntil', { date: own.dayMonth(formats.dayOf(need.EvidenceDueBy)) });
      return {
        tone: 'bad',
        icon: IconGavel,
        who: need.Payer === null ? t('clubs.disputeOfNobody') : fullName(need.Payer) || need.Payer.Nickname,
        why: [t(need.Kind === 'Dispute' ? 'clubs.disputed' : 'clubs.disputeLost', values), due].filter(Boolean).join(' '),
        to: `${pathTo('Disputes')}?dispute=${need.PaymentDisputeId}`,
      };
    }
    case 'AccountDisconnected':
      return {
        tone: 'bad',
        icon: IconPlugConnectedX,
        who: t('clubs.accountGone'),
        why: t('clubs.accountGoneText'),
        to: pathTo('CreditsAndSubscriptions', 'payments'),
      };
    case 'Policies': {
      const people = t('clubs.policiesPeople', { count: need.People, number: own.number(need.People) });
      return { tone: 'mute', icon: IconFileAlert, who: people, why: t('clubs.policiesOpen'), to };
    }
  }
}
