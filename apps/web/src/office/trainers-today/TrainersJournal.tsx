import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { listClubTrainings } from '@clubpulse/contract/training/trainings.calls';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { LicenseNotice } from '../../clubs/licenses/public.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { TrainingDays } from '../../training/trainings/public.ts';
import { LiveAthletes } from './LiveAthletes.tsx';
import classes from './TrainersJournal.module.css';

const OpenTasks = lazyComponent(() => import('../../members/tasks/public.ts').then((it) => it.OpenTasks));
const ToComment = lazyComponent(() => import('./ToComment.tsx').then((it) => it.ToComment));
const NextClass = lazyComponent(() => import('./NextClass.tsx').then((it) => it.NextClass));

const POLL_MS = 10_000;
const DAYS = 7;
const FIRST = 6;

export default function TrainersJournal() {
  const t = useT();
  const club = useStaffClub();
  const formats = useFormats();
  const today = useToday();
  const [showAll, setShowAll] = useState(false);
  const live = useCall(listLiveAthletes, { params: { id: club.ClubId } }, { pollEvery: POLL_MS });
  return (
    <Page title={t('kit.today')} subtitle={formats.longDate(today)}>
      <div className={classes['page']}>
        <LicenseNotice clubId={club.ClubId} />
        <div className={classes['columns']}>
          <NextClass />
          <div className={classes['side']}>
            <ToComment />
            <OpenTasks />
            <section>
              <SectionHead title={t('training.trainingNow')} beside={live.data && formats.number(live.data.length)} />
              <QueryResult query={live} loading={<SkeletonRows rows={4} />}>
                {(athletes) =>
                  athletes.length === 0 ? (
                    <EmptyState title={t('training.nobodyNow')}>{t('training.nobodyNowText')}</EmptyState>
                  ) : (
                    <>
                      <LiveAthletes athletes={showAll ? athletes : athletes.slice(0, FIRST)} />
                      {!showAll && athletes.length > FIRST && (
                        <Button variant="default" className={classes['all']} onClick={() => setShowAll(true)}>
                          {t('training.showAllNow', { total: formats.number(athletes.length) })}
                        </Button>
                      )}
                    </>
                  )
                }
              </QueryResult>
            </section>
            <WhoTrained today={today} />
          </div>
        </div>
      </div>
    </Page>
  );
}

function WhoTrained({ today }: { today: string }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const formats = useFormats();
  const [showAll, setShowAll] = useState(false);
  const { Begin: from, End: to } = instantsOf({ first: addDays(today, 1 - DAYS), last: today }, formats.timeZone);
  const trained = useCall(listClubTrainings, { params: { id }, query: { from, to } }, { pollEvery: 6 * POLL_MS });
  return (
    <section>
      <SectionHead title={t('training.whoTrained')} />
      <QueryResult query={trained} loading={<SkeletonRows />}>
        {(trainings) => {
          const closed = trainings.filter((training) => !training.IsLive);
          if (closed.length === 0)
            return <EmptyState title={t('training.nobodyTrained')}>{t('training.nobodyTrainedText')}</EmptyState>;
          const shown = showAll ? closed : closed.slice(0, FIRST);
          return (
            <>
              <TrainingDays trainings={shown} whoOf={({ Nickname }) => Nickname} />
              <ShowMore count={closed.length - shown.length} className={classes['all']} onClick={() => setShowAll(true)} />
            </>
          );
        }}
      </QueryResult>
    </section>
  );
}
