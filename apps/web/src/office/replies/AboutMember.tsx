import type { ThreadMember } from '@clubpulse/contract/office/replies/replies';
import { getThreadMember } from '@clubpulse/contract/office/replies/replies.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { Button } from '@mantine/core';
import {
  type Icon,
  IconCalendarEvent,
  IconCash,
  IconCertificate,
  IconCoins,
  IconMessage,
  IconMessage2Check,
  IconTag,
  IconTicket,
  IconWalk,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { DocumentEditor } from '../../members/documents/public.ts';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import type { Formats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useIsStaff, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './AboutMember.module.css';

function useAbout(threadId: number) {
  const { ClubId: id } = useStaffClub();
  return useCall(getThreadMember, { params: { id, threadId } }, { quiet: true });
}

export function AboutMember({ threadId }: { threadId: number }) {
  const t = useT();
  return (
    <QueryResult query={useAbout(threadId)} loading={<SkeletonRows rows={5} />}>
      {(member) => (
        <aside className={classes['about']} aria-label={t('replies.about', { name: fullName(member) })}>
          <h2>
            <Link to={pathTo('EditUser', member.UserId)}>{fullName(member)}</Link>
          </h2>
          <Facts member={member} />
          <RecordCertificate member={member} />
          <Others others={member.Others} />
        </aside>
      )}
    </QueryResult>
  );
}

/** Renders nothing while the facts load, because the conversation does not wait for them. */
export function AboutMemberFolded({ threadId }: { threadId: number }) {
  const t = useT();
  const facts = useFacts();
  const { data: member } = useAbout(threadId);
  if (member === undefined) return null;
  const all = facts(member);
  const [plan] = all;
  const line = [plan, ...all.slice(1).filter(({ isBad }) => isBad)].map((one) => one?.text);
  const shown = line.join(' · ');
  const label = t('kit.label', { label: t('replies.about', { name: fullName(member) }) });
  return (
    <details className={classes['folded']}>
      <summary aria-label={`${label} ${shown}`}>{shown}</summary>
      <Facts member={member} />
      <RecordCertificate member={member} />
      <Others others={member.Others} />
    </details>
  );
}

interface Fact {
  readonly key: string;
  readonly icon: Icon;
  readonly text: string;
  readonly to?: string;
  readonly isBad?: boolean;
}

function useFacts() {
  const t = useT();
  const { TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const today = useTodayIn(TimeZone);
  const now = useNow();
  return ({ Plan, Credits, NextClass, LastSeen, Certificate, Owed, Tags }: ThreadMember): Fact[] => [
    { key: 'plan', icon: IconTicket, text: planText(Plan, t, formats), isBad: Plan !== null && isOver(Plan.State) },
    ...(Owed ?? []).map(({ Amount, Currency, Due, IsLate }) => {
      const amount = formats.money(Amount, Currency);
      const text = Due === null ? t('billing.leftToPay', { amount }) : t('replies.dueOn', { amount, date: formats.date(Due) });
      return { key: Currency, icon: IconCash, text, isBad: IsLate };
    }),
    {
      key: 'certificate',
      icon: IconCertificate,
      text:
        Certificate === null
          ? t('replies.noCertificate')
          : t(Certificate < today ? 'replies.certificateEnded' : 'replies.certificateUntil', { date: formats.date(Certificate) }),
      isBad: Certificate !== null && Certificate < today,
    },
    NextClass === null
      ? { key: 'next', icon: IconCalendarEvent, text: t('replies.noClass') }
      : {
          key: 'next',
          icon: IconCalendarEvent,
          text: `${NextClass.Name}, ${formats.relativeDay(NextClass.Begin, now)}, ${formats.time(NextClass.Begin)}`,
          to: pathTo('ClubClassParticipants', NextClass.ClassId),
        },
    {
      key: 'last',
      icon: IconWalk,
      text: LastSeen === null ? t('replies.neverHere') : t('replies.lastHere', { day: formats.relativeDay(LastSeen, now) }),
    },
    { key: 'credits', icon: IconCoins, text: t('kit.creditCount', { count: Credits }) },
    ...(Tags.length === 0 ? [] : [{ key: 'tags', icon: IconTag, text: Tags.join(', ') }]),
  ];
}

function planText(plan: ThreadMember['Plan'], t: Translate, formats: Formats): string {
  if (plan === null) return t('billing.holdsNothing');
  if (plan.EndsOn === null) return plan.SubscriptionName;
  const values = { plan: plan.SubscriptionName, date: formats.date(plan.EndsOn) };
  return t(isOver(plan.State) ? 'replies.planEnded' : 'replies.planUntil', values);
}

function Facts({ member }: { member: ThreadMember }) {
  const facts = useFacts();
  return (
    <ul className={classes['facts']}>
      {facts(member).map(({ key, icon: Mark, text, to, isBad = false }) => (
        <li key={key} data-bad={isBad}>
          <Mark size={18} stroke={1.8} aria-hidden />
          {to === undefined ? <span>{text}</span> : <Link to={to}>{text}</Link>}
        </li>
      ))}
    </ul>
  );
}

/** Renders nothing for the front desk, which records no documents. */
function RecordCertificate({ member }: { member: ThreadMember }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (!useIsStaff()) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconCertificate size={17} stroke={1.8} />} onClick={() => setOpen(true)}>
        {t('replies.recordCertificate')}
      </Button>
      {isOpen && <DocumentEditor member={{ UserId: member.UserId, name: fullName(member) }} onClose={() => setOpen(false)} />}
    </>
  );
}

function Others({ others }: { others: ThreadMember['Others'] }) {
  const t = useT();
  const { TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  if (others.length === 0) return null;
  return (
    <section>
      <h3>{t('replies.others')}</h3>
      <ul className={classes['facts']}>
        {others.map(({ ThreadId, Title, LastAt, IsClosed }) => {
          const Mark = IsClosed ? IconMessage2Check : IconMessage;
          const date = formats.date(LastAt);
          return (
            <li key={ThreadId}>
              <Mark size={18} stroke={1.8} aria-hidden />
              <span>
                <Link to={pathTo('ClubMessages', `replies/${ThreadId}`)}>{Title}</Link>
                <small>{IsClosed ? t('replies.otherClosed', { date }) : date}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
