import type { GroupTraining as Group } from '@clubpulse/contract/live/group-trainings';
import { getGroupTraining } from '@clubpulse/contract/live/group-trainings.calls';
import { LIVE_VIEW } from '@clubpulse/rules/accounts/roles/views';
import { useState } from 'react';
import { FigureList } from '../../kit/figures/FigureList.tsx';
import { Meter } from '../../kit/figures/Meter.tsx';
import { ZoneBar } from '../../kit/figures/ZoneBar.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { RoomResults } from '../room-results/public.ts';
import classes from './GroupTraining.module.css';
import { ResultRows } from './ResultRows.tsx';

const POLL_MS = 15_000;
/** The result is complete after this time, because bridges send the last seconds with a delay. */
const COUNTED_AFTER_MS = 6 * 60_000;

const isCounted = ({ End }: Group, now: number): boolean => End !== null && now - Date.parse(End) >= COUNTED_AFTER_MS;

/** The results are those that the wall counted (decision 0061). */
export default function GroupTraining({ id = '' }: ScreenProps) {
  const t = useT();
  const now = useNow().getTime();
  // The polling stops at the complete result, because each read is logged.
  const [isCounting, setCounting] = useState(true);
  const query = useCall(
    getGroupTraining,
    { params: { id } },
    { staleTime: POLL_MS, quiet: true, ...(isCounting && { pollEvery: POLL_MS }) },
  );
  const group = query.data;
  const counts = group === undefined || !isCounted(group, now);
  if (counts !== isCounting) setCounting(counts);
  const isOfOthers = group !== undefined && !group.Results.some(({ IsSelf }) => IsSelf);
  return (
    <Page
      title={group?.Name ?? t('group.title')}
      subtitle={group && <When group={group} />}
      back={pathTo(isOfOthers ? LIVE_VIEW : 'Journal')}
    >
      <QueryResult query={query} loading={<SkeletonScreen />}>
        {(found) =>
          found.Results.length === 0 ? (
            <EmptyState title={t('group.empty')}>{t('group.emptyText')}</EmptyState>
          ) : (
            <div className={classes['detail']}>
              <Together group={found} />
              <ResultRows group={found} />
              {found.Results.map(({ IsSelf, TrainingId }) =>
                IsSelf && TrainingId !== null ? <RoomResults key={TrainingId} trainingId={TrainingId} /> : null,
              )}
            </div>
          )
        }
      </QueryResult>
    </Page>
  );
}

function When({ group: { Begin, End, RoomName, ClubName, TrainerName } }: { group: Group }) {
  const formats = useFormats();
  const begin = `${formats.weekday(Begin, 'short')} ${formats.dateTime(Begin)}`;
  const when = End === null ? begin : `${begin}–${formats.time(End)}`;
  return [when, RoomName, ClubName, TrainerName].filter((part) => part !== null).join(', ');
}

function Together({ group }: { group: Group }) {
  const t = useT();
  const formats = useFormats();
  const { Points, Goal, Results, Calories, ZoneTimes, End } = group;
  const isCounting = !isCounted(group, useNow().getTime());
  const seconds = Results.reduce((sum, { Duration }) => sum + Duration, 0);
  const isOutline = Results.some(({ IsShared }) => !IsShared);
  const figures = [
    { value: formats.number(Results.length), label: t('live.athletesLabel') },
    { value: formats.duration(Math.round(seconds / Results.length)), label: t('group.averageTime') },
    ...(Calories === null ? [] : [{ value: formats.number(Calories), label: t('training.kcal') }]),
  ];
  return (
    <>
      <section className={classes['summary']} aria-label={t('live.allTogether')}>
        <p className={classes['hero']}>
          <span className={classes['points']}>{formats.number(Points)}</span> <b>{t('kit.pointsUnit', { count: Points })}</b>
        </p>
        <FigureList className={classes['figures']} figures={figures} />
      </section>
      {Goal !== null && (
        <div className={classes['goal']}>
          <Meter part={Points} whole={Goal} />
          <p>{t(Points >= Goal ? 'group.reached' : 'group.goal', { goal: formats.number(Goal) })}</p>
        </div>
      )}
      {ZoneTimes?.some((zone) => zone > 0) && (
        <section>
          <h2 className={classes['title']}>{t('live.minutesInZones')}</h2>
          <ZoneBar seconds={ZoneTimes} size="tall" />
        </section>
      )}
      {isCounting && (
        <p className={classes['note']} role="status">
          {t(End === null ? 'group.runs' : 'group.counting')}
        </p>
      )}
      {isOutline && Results.some(({ IsSelf, TrainingId }) => IsSelf || TrainingId !== null) && ZoneTimes === null && (
        <p className={classes['note']}>
          {t('group.outline')} {t('group.hidden')}
        </p>
      )}
    </>
  );
}
