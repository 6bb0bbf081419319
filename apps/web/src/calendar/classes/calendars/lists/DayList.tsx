import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { type Day, type Days, eachDay } from '@clubpulse/rules/time/days';
import { IconEyeOff } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { EmptyState } from '../../../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { canceledPhrase } from '../../../parts/StateOf.tsx';
import { fullness } from '../../cards/class-facts.ts';
import { classMark } from '../../cards/class-focus.ts';
import { SeatsText, titleOf } from '../../cards/EventCard.tsx';
import type { QuickMenuAt } from '../quick/QuickMenu.tsx';
import styles from './DayList.module.css';

interface DayListProps {
  day: Day;
  days: Days;
  today: Day;
  classes: readonly CalendarClass[];
  pending: boolean;
  instead?: ReactNode;
  onDay: (day: Day) => void;
  onOpen: (at: QuickMenuAt) => void;
}

export function DayList({ day, days, today, classes, pending, instead, onDay, onOpen }: DayListProps) {
  const t = useT();
  const formats = useFormats();
  const byDay = Map.groupBy(classes, (one) => formats.dayOf(one.Begin));
  const found = byDay.get(day) ?? [];
  const full = fullness(found);
  return (
    <>
      <nav className={styles['strip']} aria-label={t('calendar.days')}>
        {eachDay(days).map((one) => (
          <button
            key={one}
            type="button"
            data-today={one === today}
            aria-current={one === day ? 'date' : undefined}
            onClick={() => onDay(one)}
          >
            <span>{formats.weekday(one, 'short')}</span> <b>{Number(one.slice(8))}</b>
            <i data-some={byDay.has(one)} />
          </button>
        ))}
      </nav>
      <div className={styles['title']}>
        <h2>{formats.longDate(day)}</h2>
        {full !== undefined && <span>{t('calendar.percentFull', { percent: formats.percent(full) })}</span>}
      </div>
      {pending ? (
        <SkeletonRows rows={5} />
      ) : instead !== undefined ? (
        instead
      ) : found.length === 0 ? (
        <EmptyState title={t('calendar.nothingOnDay')} />
      ) : (
        <ul className={styles['list']}>
          {found.map((one) => (
            <li key={`${one.ClassId}@${one.Begin}`}>
              <DayCard one={one} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function DayCard({ one, onOpen }: { one: CalendarClass; onOpen: DayListProps['onOpen'] }) {
  const t = useT();
  const formats = useFormats();
  const color: CSSProperties & Record<'--c', string> = { '--c': one.Color };
  const unpublished = one.PublishState === 'Unpublished';
  return (
    <button
      type="button"
      className={styles['card']}
      data-unpublished={unpublished}
      style={color}
      {...classMark(one)}
      onClick={({ currentTarget: from }) =>
        onOpen({ one, classId: one.ClassId, begin: one.Begin, rect: from.getBoundingClientRect(), from })
      }
    >
      <span className={styles['when']}>
        <b>{formats.time(one.Begin)}</b>
        <span>{t('kit.minutes', { count: one.Duration })}</span>
      </span>
      <span className={styles['what']}>
        <b>{titleOf(one)}</b>
        <span>{[one.TrainerName, one.DisplayGroupName ?? one.Location].filter(Boolean).join(' · ')}</span>
        <span className={styles['seats']}>
          {unpublished ? (
            <>
              <IconEyeOff size={15} stroke={1.9} aria-hidden="true" /> {t('calendar.unpublished')}
            </>
          ) : one.CanceledAt === null ? (
            <SeatsText one={one} />
          ) : (
            t(canceledPhrase(one))
          )}
        </span>
      </span>
    </button>
  );
}
