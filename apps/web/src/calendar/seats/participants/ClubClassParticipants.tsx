import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { getClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { CHECK_IN_MS } from '@clubpulse/rules/calendar/seats/attendance';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Page } from '../../../kit/page/Page.tsx';
import { Answer } from '../../../kit/states/Answer.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import { useMenuPlace } from '../../../platform/menu-place.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { ClubTime } from '../../parts/ClubTime.tsx';
import { calendarScreens } from '../../parts/class-types.ts';
import { usePublish } from '../../parts/use-publish.tsx';
import { AsOf } from '../bookings/book/AsOf.tsx';
import classes from './ClubClassParticipants.module.css';
import { ClassActions } from './head/ClassActions.tsx';
import { ClassPhase } from './head/ClassPhase.tsx';
import { ClassSummary } from './head/ClassSummary.tsx';
import { PrintList } from './head/PrintList.tsx';
import { Lists } from './lists/Lists.tsx';
import { MarkingSummary } from './marks/MarkingSummary.tsx';
import { useParticipants } from './use-participants.ts';

const CLASS_POLL_MS = 15_000;

/** Somebody stands in front of the people now. */
const isMarked = ({ Begin, End, PublishState }: Class, now: Date) =>
  PublishState === 'Published' && Date.parse(Begin) - CHECK_IN_MS <= now.getTime() && now.getTime() < Date.parse(End);

/** Participants of a class, booked and waiting (mockup c). */
export default function ClubClassParticipants({ id = '' }: { id?: string }) {
  return (
    <ClubTime>
      <ParticipantsOf key={id} classId={Number(id)} />
    </ClubTime>
  );
}

function ParticipantsOf({ classId }: { classId: number }) {
  const t = useT();
  const now = useNow(15_000);
  const known = Number.isSafeInteger(classId) && classId > 0;
  const query = useCall(getClass, { params: { id: known ? classId : 0 } }, { enabled: known, pollEvery: CLASS_POLL_MS });
  const of = query.data;
  const screen = of === undefined ? undefined : calendarScreens[of.CalendarType];
  useMenuPlace(screen);
  const published = of?.PublishState === 'Published';
  const { query: list, participants } = useParticipants(classId, { enabled: published });
  const { publish, busy, question } = usePublish();
  const roomy = useMediaQuery('(min-width: 768px)', true, { getInitialValueInEffect: false });
  const compact = of !== undefined && !roomy && isMarked(of, now);
  const Summary = compact ? MarkingSummary : ClassSummary;
  return (
    <Page
      title={of?.Name ?? t('participants.title')}
      back={pathTo(screen ?? 'ClubClasses')}
      {...(of === undefined ? {} : { subtitle: <ClassPhase of={of} now={now} /> })}
      {...(of === undefined || compact ? {} : { actions: <ClassActions of={of} /> })}
      below={of !== undefined && published ? <Summary of={of} participants={participants} /> : undefined}
      flush
    >
      <div className={classes['body']}>
        <Answer query={query} loading={<Waiting />}>
          {(shown) =>
            shown.PublishState === 'Published' ? (
              <Answer query={list} loading={<Waiting />}>
                {() => (
                  <>
                    <div className={classes['asOf']}>
                      <AsOf query={list} />
                    </div>
                    <Lists of={shown} participants={participants ?? []} now={now} />
                    <PrintList of={shown} participants={participants ?? []} />
                  </>
                )}
              </Answer>
            ) : (
              <EmptyState
                title={t('participants.notPublished')}
                action={
                  <Button loading={busy} onClick={() => publish(shown)}>
                    {t('kit.publish')}
                  </Button>
                }
              >
                {t('participants.notPublishedText')}
              </EmptyState>
            )
          }
        </Answer>
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
