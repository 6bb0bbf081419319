import type { LastMeasure } from '@clubpulse/contract/body/measures/measures';
import { getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { addMonths, startOfDay } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { useGoals } from '../goals/public.ts';
import { EnterMeasures } from './entry/enter-measures.ts';
import { MeasureList } from './MeasureList.tsx';
import classes from './Measures.module.css';
import { MeasureHistory } from './measure-history.ts';

const MONTHS = 12;

export function MemberMeasures({ userId }: { userId: number }) {
  const t = useT();
  const self = useSelf();
  const { ClubId } = useStaffClub();
  const goals = useGoals(userId);
  const measured = useCall(getMeasures, { params: { id: userId } }, { quiet: true, ignore: [403, 404, 409] });
  const [dialog, setDialog] = useState<'new' | LastMeasure | null>(null);
  const since = startOfDay(self.TimeZone, addMonths(useToday(), -MONTHS)).getTime();
  const { data } = measured;
  const newest = data?.Events[0];
  if (measured.error?.is('NotShared'))
    return <EmptyState title={t('measures.notShared')}>{t('measures.notSharedText')}</EmptyState>;
  return (
    <section className={classes['screen']}>
      <SectionHead
        title={t('measures.title')}
        beside={
          <span className={classes['links']}>
            <Link to={pathTo('AdvancedBiometrics', userId)}>{t('measures.openAll')}</Link>
            {newest && <Link to={pathTo('BiometricReport', newest.MeasureEventId)}>{t('measures.report')}</Link>}
          </span>
        }
      >
        {data && (
          <Button variant="default" leftSection={<IconPlus size={17} stroke={1.8} />} onClick={() => setDialog('new')}>
            {t('measures.new')}
          </Button>
        )}
      </SectionHead>
      <QueryResult query={measured} loading={<SkeletonRows rows={6} />}>
        {(found) =>
          found.Last.length === 0 ? (
            <EmptyState title={t('measures.none')}>{t('measures.noneText')}</EmptyState>
          ) : (
            <>
              <MeasureList
                data={found}
                lists={() => true}
                since={since}
                sinceWords={t('measures.months', { count: MONTHS })}
                goals={goals}
                onOpen={setDialog}
              />
              <p className={classes['about']}>{t('measures.noDiagnosis')}</p>
            </>
          )
        }
      </QueryResult>
      {data && dialog === 'new' && (
        <EnterMeasures
          person={data.Person}
          clubId={ClubId}
          last={data.Last}
          blood={data.BloodShared}
          onClose={() => setDialog(null)}
        />
      )}
      {data && dialog !== null && dialog !== 'new' && (
        <MeasureHistory data={data} measure={dialog} goals={goals} since={since} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}
