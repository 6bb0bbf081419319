import type { Training } from '@clubpulse/contract/training/trainings';
import { addMonths, type Day, monthWeeks } from '@clubpulse/rules/time/days';
import { type CSSProperties, useMemo } from 'react';
import { Link } from 'react-router';
import { ZoneBar } from '../../../kit/figures/ZoneBar.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { Answer } from '../../../kit/states/Answer.tsx';
import { SkeletonScreen } from '../../../kit/states/Skeleton.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { LiveMark } from '../LiveMark.tsx';
import { trainingName } from '../names.ts';
import { totalsOf, zoneSeconds } from '../totals.ts';
import { useJournal } from '../use-journal.ts';
import { JournalHead } from './JournalHead.tsx';
import classes from './JournalMonth.module.css';
import { JournalTotals } from './JournalTotals.tsx';
import type { JournalModeProps } from './journal-mode.ts';

/** Event limit of a day (spec 3 section 9). */
const EVENTS_PER_DAY = 5;
/** The athlete calendar is 600 px high (spec 3 section 9), 30 of them its head; weeks with many trainings make it higher. */
const ROWS_HEIGHT = 570;

/** A month as a calendar: days across, weeks down, each week with its totals (mockup d3). */
export function JournalMonth({ userId, today, day, onDay, mode, onMode, onAdd, onImport }: JournalModeProps) {
  const t = useT();
  const formats = useFormats();
  const month = addMonths(day, 0);
  const weeks = useMemo(() => monthWeeks(month, formats.firstDayOfWeek), [month, formats]);
  const first = weeks[0]?.[0] ?? month;
  const last = weeks.at(-1)?.at(-1) ?? month;
  const { query, byDay } = useJournal(userId, first, last);
  const ofMonth = useMemo(
    () => [...byDay].filter(([date]) => date >= month && date < addMonths(month, 1)).flatMap(([, trainings]) => trainings),
    [byDay, month],
  );
  const head = (
    <JournalHead
      mode={mode}
      onAdd={onAdd}
      onImport={onImport}
      onMode={onMode}
      onStep={(direction) => onDay(addMonths(month, direction))}
      onToday={() => onDay(today)}
      atToday={month >= addMonths(today, 0)}
    />
  );
  return (
    <Page
      title={capitalised(formats.month(month), formats.locale)}
      actions={head}
      below={query.data && <JournalTotals totals={totalsOf(ofMonth)} zonesTitle={t('training.zonesThisMonth')} />}
      flush
    >
      <Answer query={query} loading={<SkeletonScreen />}>
        {() => (
          <table className={classes['month']}>
            <thead>
              <tr>
                {weeks[0]?.map((date) => (
                  <th key={date} scope="col" abbr={formats.weekday(date)}>
                    {formats.weekday(date, 'short')}
                  </th>
                ))}
                <th scope="col" className={classes['weekHead']}>
                  {t('kit.week')}
                </th>
              </tr>
            </thead>
            <tbody>
              {weeks.map((days) => (
                <tr key={days[0]} style={{ height: ROWS_HEIGHT / weeks.length }}>
                  {days.map((date) => (
                    <DayCell
                      key={date}
                      date={date}
                      trainings={byDay.get(date) ?? []}
                      outside={date < month || date >= addMonths(month, 1)}
                      isToday={date === today}
                      onOpen={() => {
                        onDay(date);
                        onMode('List');
                      }}
                    />
                  ))}
                  <WeekCell trainings={days.flatMap((date) => byDay.get(date) ?? [])} />
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Answer>
    </Page>
  );
}

const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

interface DayCellProps {
  date: Day;
  trainings: readonly Training[];
  outside: boolean;
  isToday: boolean;
  /** Opens the list of the week, for what does not fit. */
  onOpen: () => void;
}

function DayCell({ date, trainings, outside, isToday, onOpen }: DayCellProps) {
  const t = useT();
  const formats = useFormats();
  const inOrder = [...trainings].reverse();
  return (
    <td className={classes['day']} data-outside={outside} data-today={isToday} aria-current={isToday ? 'date' : undefined}>
      <span className={classes['date']}>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <span className={classes['spoken']}>{formats.longDate(date)}</span>
      </span>
      {inOrder.slice(0, EVENTS_PER_DAY).map((training) => (
        <Link
          key={training.TrainingId}
          to={pathTo('Training', training.TrainingId)}
          className={classes['event']}
          data-calendar={training.CalendarType}
          style={{ '--color': training.Color } as CSSProperties}
        >
          <span className={classes['line']}>
            <b>{trainingName(training, t)}</b>
            <span className={classes['points']}>{training.IsLive ? <LiveMark /> : formats.number(training.Points)}</span>
          </span>
          <ZoneBar seconds={zoneSeconds(training)} size="thin" />
        </Link>
      ))}
      {trainings.length > EVENTS_PER_DAY && (
        <button type="button" className={classes['more']} onClick={onOpen}>
          {t('training.more', { count: trainings.length - EVENTS_PER_DAY })}
        </button>
      )}
      {trainings.length > 0 && (
        // On a phone a day is too narrow for names: its points stand for it, and open its week.
        <button type="button" className={classes['phoneDay']} onClick={onOpen}>
          <span>{formats.number(totalsOf(trainings).points)}</span>
          <ZoneBar seconds={totalsOf(trainings).zones} size="thin" />
        </button>
      )}
    </td>
  );
}

function WeekCell({ trainings }: { trainings: readonly Training[] }) {
  const t = useT();
  const formats = useFormats();
  const totals = totalsOf(trainings);
  return (
    <td className={classes['week']}>
      {totals.trainings > 0 && (
        <>
          <span className={classes['weekPoints']}>
            <b>{formats.number(totals.points)}</b> {t('kit.pointsUnit', { count: totals.points })}
          </span>
          <span className={classes['weekNote']}>
            {t('training.count', { count: totals.trainings })}, {formats.duration(totals.duration)}
          </span>
          <ZoneBar seconds={totals.zones} size="thin" />
        </>
      )}
    </td>
  );
}
