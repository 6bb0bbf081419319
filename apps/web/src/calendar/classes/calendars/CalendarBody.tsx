import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import type { Day, Days } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { ErrorState } from '../../../kit/states/ErrorState.tsx';
import { SkeletonRows, SkeletonScreen } from '../../../kit/states/Skeleton.tsx';
import type { ApiError } from '../../../platform/api.ts';
import { type PhraseKey, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { usePublish } from '../../parts/use-publish.tsx';
import { MoveClass } from '../../seats/public.ts';
import type { CalendarRights } from '../acts/use-rights.ts';
import styles from './ClassCalendar.module.css';
import type { CalendarKind } from './calendar-kinds.ts';
import { ClassGrid } from './grid/ClassGrid.tsx';
import { DayList } from './lists/DayList.tsx';
import type { QuickMenuAt } from './quick/QuickMenu.tsx';
import type { ShownMode } from './shown-days.ts';

const ClassList = lazyComponent(() => import('./lists/ClassList.tsx').then((it) => it.ClassList));
const TimesOrder = lazyComponent(() => import('./filters/TimesOrder.tsx').then((it) => it.TimesOrder));
const QuickMenu = lazyComponent(() => import('./quick/QuickMenu.tsx').then((it) => it.QuickMenu));

interface CalendarBodyProps {
  kind: CalendarKind;
  mode: ShownMode;
  day: Day;
  days: Days;
  today: Day;
  found: UseQueryResult<CalendarClass[], ApiError>;
  filtered: boolean;
  broken: boolean;
  rights: CalendarRights;
  onDay: (day: Day) => void;
  onWeek: (day: Day) => void;
  onClear: () => void;
}

export function CalendarBody(props: CalendarBodyProps) {
  const { kind, mode, day, days, today, found, filtered, broken, rights, onDay, onWeek, onClear } = props;
  const t = useT();
  const [menu, setMenu] = useState<QuickMenuAt | null>(null);
  const [moving, setMoving] = useState<CalendarClass | null>(null);
  const navigate = useNavigate();
  const open = (at: QuickMenuAt) => {
    if (!kind.opensAtOnce) return setMenu(at);
    const { ClassId, ClassType, CalendarType } = at.one;
    void navigate(`${pathTo('ClubClass', ClassId)}?${new URLSearchParams({ type: ClassType, calendarType: CalendarType })}`);
  };
  const publishing = usePublish();
  if (found.data === undefined && found.error !== null)
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const classes = broken ? none : (found.data ?? none);
  const nothing = !broken && found.data !== undefined && classes.length === 0;
  const words = emptyText(kind, { broken, filtered });
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('kit.clearFilters')}
    </Button>
  );
  const pending = found.isPending && !broken;
  const empty = <EmptyList words={words} act={filtered ? clear : undefined} />;
  return (
    <>
      {(mode === 'week' || mode === 'month') && (
        <>
          {(nothing || broken) && <EmptyNote words={words} alert={broken} act={filtered ? clear : undefined} />}
          <div className={styles['body']} aria-busy={pending}>
            <div className={styles['grid']}>
              {pending ? (
                <SkeletonScreen shape="calendar" />
              ) : (
                <ClassGrid
                  kind={kind}
                  mode={mode}
                  day={day}
                  classes={classes}
                  rights={rights}
                  opened={menu}
                  onOpen={open}
                  onWeek={onWeek}
                />
              )}
            </div>
          </div>
        </>
      )}
      {mode === 'list' && (
        <div className={styles['padded']}>
          {pending ? (
            <SkeletonRows rows={8} />
          ) : nothing || broken ? (
            empty
          ) : (
            <ClassList classes={classes} rights={rights} onOpen={open} />
          )}
        </div>
      )}
      {mode === 'day' && (
        <div className={styles['padded']}>
          <DayList
            day={day}
            days={days}
            today={today}
            classes={classes}
            pending={pending}
            {...(broken ? { instead: empty } : {})}
            onDay={onDay}
            onOpen={open}
          />
        </div>
      )}
      {menu !== null && (
        <QuickMenu
          at={menu}
          one={classes.find((one) => one.ClassId === menu.classId && one.Begin === menu.begin) ?? menu.one}
          publishing={publishing}
          // False in the club's calendar, where the menu of a class has only two acts.
          publishes={rights.runs && (mode === 'list' || kind.calendarType !== 'Club')}
          onMove={rights.runs ? setMoving : undefined}
          onClose={() => setMenu(null)}
        />
      )}
      {moving !== null && <MoveClass clubClass={moving} isVisible onClose={() => setMoving(null)} />}
      {publishing.question}
    </>
  );
}

const none: readonly CalendarClass[] = [];

interface EmptyText {
  readonly title: PhraseKey;
  readonly text?: PhraseKey;
}

function emptyText(kind: CalendarKind, { broken, filtered }: { broken: boolean; filtered: boolean }): EmptyText {
  if (broken) return { title: 'calendar.timesWrong' };
  if (filtered) return { title: 'calendar.noMatches', text: 'calendar.noMatchesText' };
  return { title: kind.empty, text: kind.emptyText };
}

interface EmptyProps {
  words: EmptyText;
  alert: boolean;
  act: ReactNode;
}

function EmptyNote({ words, alert, act }: EmptyProps) {
  const t = useT();
  return (
    <div className={styles['note']} {...(alert ? { role: 'alert' } : {})}>
      <p>
        <b>{t(words.title)}.</b> {words.text === undefined ? <TimesOrder /> : t(words.text)}
      </p>
      {act}
    </div>
  );
}

function EmptyList({ words, act }: Omit<EmptyProps, 'alert'>) {
  const t = useT();
  return (
    <EmptyState title={t(words.title)} action={act}>
      {words.text === undefined ? (
        <span role="alert">
          <TimesOrder />
        </span>
      ) : (
        t(words.text)
      )}
    </EmptyState>
  );
}
