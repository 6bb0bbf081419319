import { getClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { getSchedule, listScheduledDays } from '@clubpulse/contract/calendar/classes/schedule.calls';
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { ErrorState } from '../../../kit/states/ErrorState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useClubs, useStaffClub } from '../../../platform/session.tsx';
import { ClubTime } from '../../parts/ClubTime.tsx';
import { EditClass } from './EditClass.tsx';
import { MayCreate } from './MayCreate.tsx';

export default function ClubClass({ id }: ScreenProps) {
  const [params] = useSearchParams();
  const named = id ?? params.get('id');
  return <ClubTime>{named === null ? <MayCreate /> : <NamedClass named={named} />}</ClubTime>;
}

function NamedClass({ named }: { named: string }) {
  const t = useT();
  if (/^[1-9]\d{0,14}$/.test(named)) return <StoredClass key={named} classId={Number(named)} />;
  return (
    <Page title={t('kit.class')} back={pathTo('ClubClasses')}>
      <EmptyState title={t('calendar.noSuchClass')}>{t('calendar.noSuchClassText')}</EmptyState>
    </Page>
  );
}

function StoredClass({ classId }: { classId: number }) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const { clubs, selectClub } = useClubs();
  const input = { params: { id: classId } };
  const one = useCall(getClass, input, { quiet: true });
  const schedule = useCall(getSchedule, input, { quiet: true });
  const days = useCall(listScheduledDays, input, { quiet: true });
  if (one.data !== undefined && one.data.ClubId !== ClubId) {
    const club = clubs.find((known) => known.ClubId === one.data.ClubId);
    return (
      <Page title={one.data.Name} back={pathTo('ClubClasses')}>
        <EmptyState
          title={t('calendar.otherClub')}
          action={club && <Button onClick={() => selectClub(club)}>{t('kit.switchTo', { club: club.Name })}</Button>}
        >
          {t('calendar.otherClubText')}
        </EmptyState>
      </Page>
    );
  }
  if (one.data !== undefined && schedule.data !== undefined && days.data !== undefined)
    return <EditClass one={one.data} schedule={schedule.data} days={days.data} />;
  const failed = schedule.error ?? days.error;
  return (
    <Page title={one.data?.Name ?? t('kit.class')} back={pathTo('ClubClasses')}>
      {one.data !== undefined && failed !== null ? (
        <ErrorState error={failed} onRetry={() => void Promise.all([schedule.refetch(), days.refetch()])} />
      ) : (
        <QueryResult query={one} loading={<SkeletonScreen />}>
          {() => <SkeletonScreen />}
        </QueryResult>
      )}
    </Page>
  );
}
