import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useLicenseStop } from '../../../clubs/licenses/public.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { useT } from '../../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { calendarScreens } from '../../parts/class-types.ts';
import { NoLicense } from '../acts/NoLicense.tsx';
import { useCalendarRights } from '../acts/use-rights.ts';
import { NewClass, newTitles } from './NewClass.tsx';
import { readPrefill } from './prefill.ts';

export function MayCreate() {
  const t = useT();
  const goTo = useGoTo();
  const [params] = useSearchParams();
  const prefill = useMemo(() => readPrefill(params), [params]);
  const { calendarType } = prefill;
  const { creates } = useCalendarRights(calendarType);
  const { ClubId } = useStaffClub();
  const stopped = useLicenseStop(ClubId, creates ? 'Any' : undefined);
  const calendar = calendarScreens[calendarType];
  if (creates && stopped === null) return <NewClass key={ClubId} prefill={prefill} />;
  if (creates && stopped !== null)
    return (
      <Page title={t(newTitles[calendarType])} back={pathTo(calendar)}>
        <NoLicense words={stopped} />
      </Page>
    );
  return (
    <Page title={t(newTitles[calendarType])} back={pathTo(calendar)}>
      <EmptyState
        title={t('calendar.managersCreate')}
        action={
          <Button variant="default" onClick={() => goTo(calendar)}>
            {t('calendar.toCalendar')}
          </Button>
        }
      >
        {t('calendar.managersCreateText')}
      </EmptyState>
    </Page>
  );
}
