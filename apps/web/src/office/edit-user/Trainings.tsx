import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { NotShared, useShared } from '../../accounts/consents/public.ts';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useToday } from '../../platform/use-today.ts';
import { TrainingDays } from '../../training/trainings/public.ts';
import classes from './Trainings.module.css';

const PERIODS = [30, 90, 365] as const;

const wanted = ['HeartRate', 'OtherTrainings'] as const;

export function Trainings({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const shared = useShared(userId);
  const [days, setDays] = useState<number>(PERIODS[0]);
  const longer = PERIODS.find((period) => period > days);
  const query = useMemo(() => {
    const { Begin: from, End: to } = instantsOf({ first: addDays(today, 1 - days), last: today }, formats.timeZone);
    return { from, to, count: 1000 };
  }, [today, days, formats.timeZone]);
  const trainings = useCall(listCalendarTrainings, { params: { id: userId }, query }, { keepPrevious: true, quiet: true });
  return (
    <section>
      <SectionHead
        title={t('clubLogs.days', { count: days })}
        beside={<Link to={pathTo('Journal', userId)}>{t('members.openJournal')}</Link>}
      />
      <NotShared wanted={wanted} shared={shared} />
      <QueryResult query={trainings} loading={<SkeletonRows />}>
        {(found) => (found.length === 0 ? <EmptyState title={t('members.noTrainings')} /> : <TrainingDays trainings={found} />)}
      </QueryResult>
      {longer !== undefined && trainings.data !== undefined && (
        <Button variant="default" className={classes['earlier']} onClick={() => setDays(longer)}>
          {t('clubLogs.days', { count: longer })}
        </Button>
      )}
    </section>
  );
}
