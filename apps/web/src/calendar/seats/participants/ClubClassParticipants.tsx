import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { getClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { NamelessSeat, Participant } from '@clubpulse/contract/calendar/seats/participants';
import { listNamelessSeats, listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { CHECK_IN_MS } from '@clubpulse/rules/calendar/seats/attendance';
import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { BEYOND_PHONE, useMedia } from '../../../kit/widths.ts';
import { useCall } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import { useMenuPlace } from '../../../platform/menu-place.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useIsStaff } from '../../../platform/session.tsx';
import { ClubTime } from '../../parts/ClubTime.tsx';
import { calendarScreens } from '../../parts/class-types.ts';
import { usePublish } from '../../parts/use-publish.tsx';
import { AsOf } from '../bookings/book/AsOf.tsx';
import { onItsDay } from '../texts/until.ts';
import classes from './ClubClassParticipants.module.css';
import { CanceledClass } from './head/CanceledClass.tsx';
import { ClassActions } from './head/ClassActions.tsx';
import { ClassPhase } from './head/ClassPhase.tsx';
import { ClassSummary } from './head/ClassSummary.tsx';
import { DayOfCourse } from './head/DayOfCourse.tsx';
import { PrintList } from './head/PrintList.tsx';
import { Lists } from './lists/Lists.tsx';
import { MarkingSummary } from './marks/MarkingSummary.tsx';
import { useMarkQueue } from './marks/mark-queue.ts';
import { dayToMark, marksOf } from './marks/marks.ts';

const CLASS_POLL_MS = 15_000;

const isMarked = ({ Begin, End, PublishState, CanceledAt }: Class, now: Date) =>
  PublishState === 'Published' &&
  CanceledAt === null &&
  Date.parse(Begin) - CHECK_IN_MS <= now.getTime() &&
  now.getTime() < Date.parse(End);

interface ClubClassParticipantsProps {
  id: string | undefined;
  session: (clubClass: Class) => ReactNode;
}

export function ClubClassParticipants({ id = '', session }: ClubClassParticipantsProps) {
  return (
    <ClubTime>
      <ParticipantsOf key={id} classId={Number(id)} session={session} />
    </ClubTime>
  );
}

function ParticipantsOf({ classId, session }: { classId: number; session: ClubClassParticipantsProps['session'] }) {
  const t = useT();
  const now = useNow(15_000);
  const known = Number.isSafeInteger(classId) && classId > 0;
  const query = useCall(getClass, { params: { id: known ? classId : 0 } }, { enabled: known, pollEvery: CLASS_POLL_MS });
  const clubClass = query.data;
  const screen = clubClass === undefined ? undefined : calendarScreens[clubClass.CalendarType];
  useMenuPlace(screen);
  const published = clubClass?.PublishState === 'Published' && clubClass.CanceledAt === null;
  const runs = useIsStaff();
  const { publish, busy, question } = usePublish();
  const roomy = useMedia(BEYOND_PHONE);
  const [day, setDay] = useState<string | null>(null);
  const onDay = clubClass && onChosenDay(clubClass, day, now);
  const { query: list, participants } = useParticipants(classId, { enabled: published, day: dayToMark(onDay) });
  const departed = useNamelessSeats(clubClass, participants, { day: dayToMark(onDay), now });
  const compact = onDay !== undefined && !roomy && isMarked(onDay, now);
  const Summary = compact ? MarkingSummary : ClassSummary;
  return (
    <Page
      title={clubClass?.Name ?? t('kit.participants')}
      back={pathTo(screen ?? 'ClubClasses')}
      {...(onDay === undefined ? {} : { subtitle: <ClassPhase clubClass={onDay} now={now} /> })}
      {...(clubClass === undefined || compact ? {} : { actions: <ClassActions clubClass={clubClass} /> })}
      below={
        clubClass !== undefined && published ? (
          <Summary clubClass={clubClass} day={onDay ?? clubClass} participants={participants} departed={departed} />
        ) : undefined
      }
      flush
    >
      <div className={classes['body']}>
        <QueryResult query={query} loading={<Waiting />}>
          {(shown) =>
            shown.CanceledAt !== null ? (
              <CanceledClass clubClass={shown} />
            ) : shown.PublishState === 'Published' ? (
              <QueryResult query={list} loading={<Waiting />}>
                {() => (
                  <>
                    <div className={classes['asOf']}>
                      <AsOf query={list} />
                    </div>
                    <div className={classes['session']}>{session(shown)}</div>
                    {shown.Days.length > 0 && <DayOfCourse clubClass={onDay ?? shown} now={now} onChoose={setDay} />}
                    <Lists
                      clubClass={shown}
                      day={onDay ?? shown}
                      participants={participants ?? []}
                      departed={departed}
                      now={now}
                    />
                    <PrintList clubClass={onDay ?? shown} participants={participants ?? []} />
                  </>
                )}
              </QueryResult>
            ) : (
              <EmptyState
                title={t('participants.notPublished')}
                action={
                  runs && (
                    <Button loading={busy} onClick={() => publish(shown)}>
                      {t('kit.publish')}
                    </Button>
                  )
                }
              >
                {t('participants.notPublishedText')}
              </EmptyState>
            )
          }
        </QueryResult>
        {question}
      </div>
    </Page>
  );
}

const Waiting = () => (
  <div className={classes['loading']}>
    <SkeletonRows rows={8} />
  </div>
);

const POLL_MS = 15_000;

function onChosenDay(clubClass: Class, chosen: string | null, now: Date): Class {
  const day = clubClass.Days.find(({ Begin }) => Begin === chosen);
  return day === undefined ? onItsDay(clubClass, now) : { ...clubClass, ...day };
}

function useParticipants(classId: number, { enabled, day }: { enabled: boolean; day: string | undefined }) {
  const query = useCall(listParticipants, { params: { id: classId } }, { enabled, pollEvery: POLL_MS });
  const { marks } = useMarkQueue();
  const shown = useMemo(() => {
    const marked = new Map(
      marks
        .filter((one) => one.classId === classId && one.day === day)
        .flatMap(({ userIds, to }) => userIds.map((id) => [id, marksOf[to]] as const)),
    );
    return query.data?.map((one) => ({ ...one, ...marksOn(one, day), ...marked.get(one.UserId) }));
  }, [query.data, marks, classId, day]);
  return { query, participants: shown };
}

/** The query is sent only when the class counts more bookings than named members. */
function useNamelessSeats(
  clubClass: Class | undefined,
  participants: readonly Participant[] | undefined,
  { day, now }: { day: string | undefined; now: Date },
): readonly NamelessSeat[] {
  const named = participants?.filter(({ State }) => State === 'Booked').length;
  const counted =
    clubClass === undefined || Date.parse(clubClass.End) > now.getTime()
      ? 0
      : clubClass.InSiteParticipants + clubClass.RemoteParticipants;
  const query = useCall(
    listNamelessSeats,
    { params: { id: clubClass?.ClassId ?? 0 } },
    { enabled: named !== undefined && counted > named },
  );
  return useMemo(() => query.data?.map((one) => ({ ...one, ...marksOn(one, day) })) ?? [], [query.data, day]);
}

function marksOn({ Days }: NamelessSeat, day: string | undefined): Pick<Participant, 'Attendance' | 'NoShow'> | undefined {
  if (day === undefined) return undefined;
  const known = Days.find(({ Begin }) => Begin === day);
  return { Attendance: known?.Attendance ?? null, NoShow: known?.NoShow ?? false };
}
