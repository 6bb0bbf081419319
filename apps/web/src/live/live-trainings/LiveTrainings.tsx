import { listLiveTrainings } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { LIVE_TRAINING_VIEW, LIVE_VIEW } from '@clubpulse/rules/accounts/roles/views';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { LiveOff } from '../parts/LiveOff.tsx';
import { LiveTrainingRows } from './LiveTrainingRows.tsx';
import { SeriesEnd } from './SeriesEnd.tsx';

const LOOK_EVERY = 30_000;

export default function LiveTrainings() {
  const t = useT();
  const goTo = useGoTo();
  const { ClubId: clubId, EnableLiveTrainings } = useStaffClub();
  const input = { params: { id: clubId } };
  const trainings = useCall(listLiveTrainings, input, { pollEvery: LOOK_EVERY, enabled: EnableLiveTrainings });
  const add = <AddButton onClick={() => goTo(LIVE_TRAINING_VIEW)}>{t('liveTr.add')}</AddButton>;
  const back = pathTo(LIVE_VIEW);
  if (!EnableLiveTrainings)
    return (
      <Page title={t('liveTr.title')} back={back}>
        <LiveOff />
      </Page>
    );
  return (
    <Page title={t('liveTr.title')} back={back} actions={trainings.data?.length === 0 ? undefined : add}>
      <QueryResult query={trainings} loading={<SkeletonRows rows={4} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('liveTr.none')} action={add}>
              {t('liveTr.noneText')}
            </EmptyState>
          ) : (
            <>
              <LiveTrainingRows trainings={found} />
              <SeriesEnd trainings={found} />
            </>
          )
        }
      </QueryResult>
    </Page>
  );
}
