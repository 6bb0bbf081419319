import type { Training } from '@clubpulse/contract/training/trainings';
import { addDays, addMonths, type Day } from '@clubpulse/rules/time/days';
import { IconBarbell, IconCalendarTime, IconNote } from '@tabler/icons-react';
import { type CSSProperties, useMemo } from 'react';
import { Link } from 'react-router';
import { ZoneBar } from '../../../kit/figures/ZoneBar.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../../kit/states/Skeleton.tsx';
import { BEYOND_PHONE, useMedia } from '../../../kit/widths.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { LiveMark } from '../LiveMark.tsx';
import { trainingName } from '../names.ts';
import { noteLine } from '../source-text.ts';
import { totalsOf, zoneSeconds } from '../totals.ts';
import { useJournal } from '../use-journal.ts';
import classes from './JournalCalendar.module.css';
import { JournalHead } from './JournalHead.tsx';
import { JournalTotals } from './JournalTotals.tsx';
import { type Ahead, type Beside, type JournalModeProps, weeksShown } from './journal-mode.ts';

const EVENTS_PER_DAY = 5;
const ROWS_HEIGHT = 570;

export function JournalCalendar({ userId, today, day, onDay, mode, onMode, ahead, beside, onAdd, onImport }: JournalModeProps) {
  const t = useT();
  const formats = useFormats();
  const wide = useMedia(BEYOND_PHONE);
  const isMonth = mode === 'Month';
  const month = addMonths(day, 0);
  const weeks = useMemo(() => weeksShown(mode, day, formats.firstDayOfWeek), [mode, day, formats]);
  const first = weeks[0]?.[0] ?? month;
  const last = weeks.at(-1)?.at(-1) ?? month;
  const [begin, end] = isMonth ? [month, addMonths(month, 1)] : [first, addDays(last, 1)];
  const { query, byDay } = useJournal(userId, first, last);
  const shown = useMemo(
    () => [...byDay].filter(([date]) => date >= begin && date < end).flatMap(([, trainings]) => trainings),
    [byDay, begin, end],
  );
  const title = isMonth
    ? capitalised(formats.month(month), formats.locale)
    : t('training.weekFrom', { from: formats.dayMonth(first), to: formats.dayMonth(last) });
  const head = (
    <JournalHead
      title={title}
      mode={mode}
      onAdd={onAdd}
      onImport={onImport}
      onMode={onMode}
      onStep={(direction) => onDay(isMonth ? addMonths(month, direction) : addDays(first, 7 * direction))}
      onToday={() => onDay(today)}
      atToday={begin <= today && today < end}
    />
  );
  return (
    <Page
      title={wide ? title : t('training.journal')}
      actions={head}
      below={
        query.data &&
        begin <= today && (
          <JournalTotals
            totals={totalsOf(shown)}
            zonesTitle={t(isMonth ? 'training.zonesThisMonth' : 'training.zonesThisWeek')}
          />
        )
      }
      flush
    >
      <QueryResult query={query} loading={<SkeletonScreen />}>
        {() => (
          <table className={classes['month']}>
            <thead>
              <tr>
                {weeks[0]?.map((date) => (
                  <th key={date} scope="col" abbr={formats.weekday(date)}>
                    {formats.weekday(date, 'short')}
                  </th>
                ))}
                {isMonth && (
                  <th scope="col" className={classes['weekHead']}>
                    {t('kit.week')}
                  </th>
                )}
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
                      ahead={ahead.get(date) ?? []}
                      beside={beside.get(date) ?? []}
                      isDetailed={!isMonth}
                      outside={date < begin || date >= end}
                      isToday={date === today}
                      onOpen={() => {
                        onDay(date);
                        onMode('List');
                      }}
                    />
                  ))}
                  {isMonth && (
                    <WeekCell
                      trainings={days.flatMap((date) => byDay.get(date) ?? [])}
                      booked={days.reduce((count, date) => count + (ahead.get(date)?.length ?? 0), 0)}
                    />
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryResult>
    </Page>
  );
}

const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

interface DayCellProps {
  date: Day;
  trainings: readonly Training[];
  ahead: readonly Ahead[];
  beside: readonly Beside[];
  isDetailed: boolean;
  outside: boolean;
  isToday: boolean;
  onOpen: () => void;
}

function DayCell({ date, trainings, ahead, beside, isDetailed, outside, isToday, onOpen }: DayCellProps) {
  const t = useT();
  const formats = useFormats();
  const room = isDetailed ? trainings.length + beside.length + ahead.length : EVENTS_PER_DAY;
  const shown = trainings.toReversed().slice(0, room);
  const others = beside.toReversed().slice(0, room - shown.length);
  const booked = ahead.slice(0, room - shown.length - others.length);
  const totals = totalsOf(trainings);
  const hidden = trainings.length + beside.length + ahead.length - shown.length - others.length - booked.length;
  return (
    <td className={classes['day']} data-outside={outside} data-today={isToday} aria-current={isToday ? 'date' : undefined}>
      <span className={classes['date']}>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <span className={classes['spoken']}>{formats.longDate(date)}</span>
      </span>
      {shown.map((training) => (
        <Link
          key={training.TrainingId}
          to={pathTo('Training', training.TrainingId)}
          className={classes['event']}
          data-calendar={training.CalendarType}
          style={{ '--color': training.Color } as CSSProperties}
        >
          <span className={classes['line']}>
            {training.Source === 'Note' && <IconNote size={14} stroke={1.8} aria-hidden="true" />}
            <b>{trainingName(training, t)}</b>
            {training.Source !== 'Note' && (
              <span className={classes['points']}>{training.IsLive ? <LiveMark /> : formats.number(training.Points)}</span>
            )}
          </span>
          {training.Source === 'Note' && <span className={classes['beside']}>{noteLine(training, t)}</span>}
          {isDetailed && (
            <span className={classes['when']}>
              {[formats.time(training.Begin), formats.duration(training.MovingTime), training.SourceName]
                .filter(Boolean)
                .join(', ')}
            </span>
          )}
          {training.Source !== 'Note' && <ZoneBar seconds={zoneSeconds(training)} size="thin" />}
        </Link>
      ))}
      {others.map((one) => (
        <Link key={one.key} to={one.to} className={classes['event']}>
          <span className={classes['line']}>
            <IconBarbell size={14} stroke={1.8} aria-hidden="true" />
            <b>{one.name}</b>
          </span>
          <span className={classes['beside']}>
            {[isDetailed ? formats.time(one.begin) : '', one.note].filter(Boolean).join(', ')}
          </span>
        </Link>
      ))}
      {booked.map((one) => (
        <Link key={one.key} to={one.to} className={classes['ahead']}>
          <span className={classes['line']}>
            <IconCalendarTime size={14} stroke={1.8} aria-hidden="true" />
            <b>{one.name}</b>
          </span>
          <span className={classes['when']}>
            {t(one.waits ? 'training.waitingAt' : 'training.bookedAt', { time: formats.time(one.begin) })}
          </span>
        </Link>
      ))}
      {hidden > 0 && (
        <button type="button" className={classes['more']} onClick={onOpen}>
          {t('training.more', { count: hidden })}
        </button>
      )}
      {trainings.length > 0 && (
        <button type="button" className={classes['phoneDay']} onClick={onOpen}>
          {totals.trainings > 0 && <span>{formats.number(totals.points)}</span>}
          {totals.trainings < trainings.length && (
            <>
              <IconNote size={14} stroke={1.8} aria-hidden="true" />
              <span className={classes['spoken']}>{t('training.noteRowOfClub')}</span>
            </>
          )}
          {totals.trainings > 0 && <ZoneBar seconds={totals.zones} size="thin" />}
        </button>
      )}
      {beside[0] && trainings.length === 0 && (
        <button type="button" className={classes['phoneAhead']} onClick={onOpen}>
          <span>{formats.time(beside[0].begin)}</span>
          <span className={classes['spoken']}>{beside[0].name}</span>
        </button>
      )}
      {ahead[0] && (
        <button type="button" className={classes['phoneAhead']} onClick={onOpen}>
          <span>{formats.time(ahead[0].begin)}</span>
          <span className={classes['spoken']}>{t('training.booked', { count: ahead.length })}</span>
        </button>
      )}
    </td>
  );
}

function WeekCell({ trainings, booked }: { trainings: readonly Training[]; booked: number }) {
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
      {booked > 0 && <span className={classes['weekNote']}>{t('training.booked', { count: booked })}</span>}
    </td>
  );
}
