import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { AddButton } from '../../../kit/page/AddButton.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { printSoon } from '../../../kit/print/print-soon.ts';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { useKeys } from '../../../kit/use-keys.ts';
import { PHONE, useMedia } from '../../../kit/widths.ts';
import { useMayOpen } from '../../../platform/access.ts';
import { useT } from '../../../platform/phrases.ts';
import { useGoTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { ClubTime } from '../../parts/ClubTime.tsx';
import { editorPath } from '../acts/editor-path.ts';
import { useCalendarRights } from '../acts/use-rights.ts';
import { classInFocus, stepFocus } from '../cards/class-focus.ts';
import { type FilterName, filtersSet, timeOfDayBroken, writeAddress } from './address.ts';
import { BetweenDays } from './BetweenDays.tsx';
import { CalendarBody } from './CalendarBody.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarTabs } from './CalendarTabs.tsx';
import classes from './ClassCalendar.module.css';
import type { CalendarKind } from './calendar-kinds.ts';
import { CalendarFilters } from './filters/CalendarFilters.tsx';
import { PrintPlan, usePrinting } from './print/PrintPlan.tsx';
import { Unpublished } from './Unpublished.tsx';
import { useClasses } from './use-classes.ts';
import { type ShownCalendar, useShownCalendar } from './use-shown-calendar.ts';

const FILTER_AFTER_MS = 250;

export function ClassCalendar({ kind }: { kind: CalendarKind }) {
  const t = useT();
  const { EnableActivities, Name } = useStaffClub();
  // The text names the club, because another club of the user may have activities.
  if (!EnableActivities)
    return (
      <Page title={t(kind.title)}>
        <EmptyState title={t('calendar.notEnabled', { club: Name })}>{t('calendar.notEnabledText')}</EmptyState>
      </Page>
    );
  return (
    <ClubTime>
      <Calendar kind={kind} />
    </ClubTime>
  );
}

function Calendar({ kind }: { kind: CalendarKind }) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: clubId, Name: clubName, TimeZone: timeZone } = useStaffClub();
  const { calendarType } = kind;
  const rights = useCalendarRights(calendarType);
  const phone = useMedia(PHONE);
  const narrow = useMedia('(max-width: 1099px)');
  const shown = useShownCalendar(kind, phone);
  const { mode, day, days, today, filters, change, goTo } = shown;
  const [settled] = useDebouncedValue(filters, FILTER_AFTER_MS);
  const found = useClasses({ clubId, timeZone, calendarType, days, filters: settled });
  const create = () => void navigate(editorPath({ calendarType }));
  useCalendarKeys(shown);
  const printing = usePrinting();
  const head = (
    <CalendarHead
      mode={mode}
      days={days}
      day={day}
      today={today}
      onMode={(next) => change({ mode: next, between: null })}
      onDay={goTo}
    />
  );
  return (
    <Page
      title={t(kind.title)}
      {...(narrow ? {} : { subtitle: head })}
      actions={
        <>
          {!phone && (
            <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.8} />} onClick={() => void printSoon()}>
              {t('kit.print')}
            </Button>
          )}
          {rights.creates && <AddButton onClick={create}>{t(kind.add)}</AddButton>}
        </>
      }
      below={
        <>
          <CalendarTabs current={kind.calendarType} />
          {narrow && <div className={classes['headBelow']}>{head}</div>}
          <Tools kind={kind} shown={shown} found={found.data} />
          {kind.picksDates && mode === 'list' && <BetweenDays days={days} onChange={(next) => change({ between: next })} />}
        </>
      }
      flush
    >
      <CalendarBody
        kind={kind}
        mode={mode}
        day={day}
        days={days}
        today={today}
        found={found}
        filtered={filtersSet(filters) > 0}
        broken={timeOfDayBroken(filters)}
        rights={rights}
        onDay={goTo}
        onWeek={(to) => change({ mode: 'week', date: to })}
        onClear={() => change({ filters: {} })}
      />
      {printing && found.data && (
        <PrintPlan club={clubName} title={t(kind.title)} link={linkTo(shown)} days={days} classes={found.data} />
      )}
    </Page>
  );
}

interface ToolsProps {
  kind: CalendarKind;
  shown: ShownCalendar;
  found: readonly CalendarClass[] | undefined;
}

function Tools({ kind: { calendarType }, shown: { filters, change }, found }: ToolsProps) {
  const { ClubId: clubId } = useStaffClub();
  const phone = useMedia(PHONE);
  const setFilters = (changes: Partial<Record<FilterName, string | undefined>>) => {
    const next = Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== undefined);
    change({ filters: Object.fromEntries(next) });
  };
  return (
    <div className={classes['tools']}>
      <CalendarFilters
        clubId={clubId}
        calendarType={calendarType}
        filters={filters}
        onChange={setFilters}
        onClear={() => change({ filters: {} })}
      />
      {!phone && filters.PublishState === undefined && (
        <Unpublished
          classes={found}
          onReview={() => change({ mode: 'list', filters: { ...filters, PublishState: 'Unpublished' } })}
        />
      )}
    </div>
  );
}

const linkTo = ({ wantedMode, day, filters, between }: ShownCalendar): string =>
  `${window.location.href.split('?')[0]}?${writeAddress({ mode: wantedMode, date: day, filters, between })}`;

function useCalendarKeys({ today, goTo, step }: Pick<ShownCalendar, 'today' | 'goTo' | 'step'>): void {
  const openScreen = useGoTo();
  const mayOpen = useMayOpen();
  useKeys({
    t: () => goTo(today),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    j: () => stepFocus(1),
    k: () => stepFocus(-1),
    e: () => {
      const classId = classInFocus();
      if (classId !== undefined && mayOpen('ClubClass')) openScreen('ClubClass', classId);
    },
  });
}
