import type { HealthAthlete } from '@clubpulse/contract/body/health/health';
import type { getHealthBoard } from '@clubpulse/contract/body/health/health.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '../../../kit/list/PagedList.tsx';
import { DESK } from '../../../kit/widths.ts';
import type { ApiError } from '../../../platform/calls/api-error.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from './Board.module.css';
import { Battery, Hint, Name, Night, NothingKnown, Resting, Stress, Variability } from './BoardCells.tsx';

interface BoardListProps {
  page: UseQueryResult<ResultOf<typeof getHealthBoard>, ApiError>;
  onClear: (() => void) | undefined;
  showMore: (() => void) | undefined;
}

const groupOf = ({ Source, Reasons }: HealthAthlete): 'first' | 'others' | 'unseen' =>
  Source === null || Reasons.includes('NoData') ? 'unseen' : Reasons.length > 0 ? 'first' : 'others';

export function BoardList({ page, onClear, showMore }: BoardListProps) {
  const t = useT();
  const isOffered = page.data?.IsOffered !== false;
  return (
    <PagedList
      page={page}
      label={t('health.title')}
      empty={{
        title: t(isOffered ? 'health.nobodyShares' : 'health.off'),
        text: t(isOffered ? 'health.nobodySharesText' : 'health.boardOffText'),
      }}
      unmatched={onClear && { title: t('health.nobodyMatches'), onClear }}
      idOf={({ UserId }) => UserId}
      group={{ groupOf, name: (first) => t(`health.group.${groupOf(first)}`) }}
      wide={DESK}
      columns={[
        { id: 'Name', head: t('health.athleteAndSource'), names: true, cell: (one) => <Name athlete={one} /> },
        {
          id: 'Sleep',
          head: t('health.view.sleep'),
          cell: (one) => (groupOf(one) === 'unseen' ? <NothingKnown athlete={one} /> : <Night athlete={one} />),
        },
        {
          id: 'Hrv',
          head: t('health.hrvMs'),
          cell: (one) => (groupOf(one) === 'unseen' ? null : <Variability athlete={one} />),
        },
        { id: 'Resting', head: t('health.atRest'), cell: (one) => <Resting athlete={one} /> },
        { id: 'Stress', head: t('health.stressBefore'), cell: (one) => <Stress athlete={one} /> },
        { id: 'Battery', head: t('health.batteryNow'), cell: (one) => <Battery athlete={one} /> },
        { id: 'Hint', head: t('kit.today'), cell: (one) => <Hint athlete={one} /> },
      ]}
      card={(one) => <AthleteCard athlete={one} />}
      showMore={showMore}
    />
  );
}

function AthleteCard({ athlete: one }: { athlete: HealthAthlete }) {
  const t = useT();
  return (
    <div className={classes['card']}>
      <Name athlete={one} />
      <Hint athlete={one} />
      {groupOf(one) === 'unseen' ? (
        <NothingKnown athlete={one} />
      ) : (
        <dl>
          <Fact name={t('health.view.sleep')}>
            <Night athlete={one} />
          </Fact>
          <Fact name={t('health.hrvMs')}>
            <Variability athlete={one} />
          </Fact>
          <Fact name={t('health.atRest')}>
            <Resting athlete={one} />
          </Fact>
          <Fact name={t('health.stressBefore')}>
            <Stress athlete={one} />
          </Fact>
          <Fact name={t('health.batteryNow')}>
            <Battery athlete={one} />
          </Fact>
        </dl>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
