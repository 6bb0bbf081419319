import { addDays, eachDay, weekOf } from '@clubpulse/rules/time/days';
import { useMemo } from 'react';
import { Card } from '../../../kit/page/Card.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useSelf } from '../../../platform/session.tsx';
import { TrainingRow } from '../TrainingRow.tsx';
import { totalsOf } from '../totals.ts';
import { useJournal } from '../use-journal.ts';
import { WeekChart } from '../WeekChart.tsx';
import { AheadRow, BesideRow } from './AheadRow.tsx';
import { JournalHead } from './JournalHead.tsx';
import { JournalTotals } from './JournalTotals.tsx';
import classes from './JournalWeek.module.css';
import type { JournalModeProps } from './journal-mode.ts';

export function JournalWeek(props: JournalModeProps) {
  const { userId, today, day, onDay, mode, onMode, ahead, beside, isAheadKnown, onAdd, onImport } = props;
  const t = useT();
  const self = useSelf();
  const formats = useFormats();
  const { first, last } = weekOf(day, formats.firstDayOfWeek);
  const thisWeek = weekOf(today, formats.firstDayOfWeek).first;
  const days = useMemo(() => eachDay({ first, last }), [first, last]);
  const isAhead = first > today;
  const inOrder = [...days.filter((date) => date <= today).toReversed(), ...days.filter((date) => date > today)];
  const { query, byDay } = useJournal(userId, first, addDays(first, 6));
  const title =
    first === thisWeek
      ? t('kit.thisWeek')
      : t('training.weekFrom', { from: formats.dayMonth(first), to: formats.dayMonth(addDays(first, 6)) });
  return (
    <Page
      title={t('training.journal')}
      subtitle={<span className={classes['shown']}>{title}</span>}
      actions={
        <JournalHead
          title={title}
          mode={mode}
          onAdd={onAdd}
          onImport={onImport}
          onMode={onMode}
          onStep={(direction) => onDay(addDays(first, 7 * direction))}
          onToday={() => onDay(today)}
          atToday={first === thisWeek}
        />
      }
      below={query.data && !isAhead && <JournalTotals totals={totalsOf(query.data)} zonesTitle={t('training.zonesThisWeek')} />}
    >
      <QueryResult query={query} loading={<SkeletonRows />}>
        {(trainings) => (
          <div className={classes['week']}>
            {!isAhead && <WeekChart days={days} byDay={byDay} today={today} />}
            {trainings.length === 0 &&
              (isAheadKnown || !isAhead) &&
              !days.some((date) => ahead.has(date) || beside.has(date)) && (
                <EmptyWeek isOwn={userId === self.UserId} isAhead={isAhead} />
              )}
            {inOrder.map((date) => {
              const ofDay = byDay.get(date) ?? [];
              const booked = ahead.get(date) ?? [];
              const others = beside.get(date) ?? [];
              return (
                ofDay.length + booked.length + others.length > 0 && (
                  <section key={date} className={classes['day']}>
                    <h2 title={formats.date(date)}>{formats.relativeDay(date, today)}</h2>
                    <Card flush>
                      <ul className={classes['list']}>
                        {booked.toReversed().map((one) => (
                          <AheadRow key={one.key} ahead={one} />
                        ))}
                        {ofDay.map((training) => (
                          <TrainingRow key={training.TrainingId} training={training} />
                        ))}
                        {others.map((one) => (
                          <BesideRow key={one.key} beside={one} />
                        ))}
                      </ul>
                    </Card>
                  </section>
                )
              );
            })}
          </div>
        )}
      </QueryResult>
    </Page>
  );
}

function EmptyWeek({ isOwn, isAhead }: { isOwn: boolean; isAhead: boolean }) {
  const t = useT();
  if (isAhead)
    return <EmptyState title={t('training.emptyAhead')}>{isOwn ? t('training.emptyAheadText') : undefined}</EmptyState>;
  return (
    <EmptyState title={t('training.emptyWeek')}>{isOwn ? t('training.emptyWeekText') : t('training.emptyWeekOther')}</EmptyState>
  );
}
