import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { createClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { updateScheduledDays } from '@clubpulse/contract/calendar/classes/schedule.calls';
import { useCallback, useMemo, useState } from 'react';
import { later } from '../../../kit/later.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { ApiError, change } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useMenuPlace } from '../../../platform/menu-place.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone, toastError } from '../../../platform/toasts/toasts.ts';
import { calendarScreens } from '../../parts/class-types.ts';
import { toastScheduleRefusal } from '../acts/schedule-refusal.ts';
import { usePreselectedTrainer, useTrainers } from '../acts/use-trainers.ts';
import type { GeneratedDay } from '../schedule/GeneratedDates.tsx';
import { newDays, scheduleOf } from '../schedule/schedule-draft.ts';
import { ClassForm } from './ClassForm.tsx';
import { type ClassValues, fieldsOf } from './class-values.ts';
import { newClassValues, type Prefill } from './prefill.ts';

const GeneratedDates = later(() => import('../schedule/GeneratedDates.tsx').then((it) => it.GeneratedDates));

export const newTitles = {
  Club: 'calendar.newClass',
  PT: 'calendar.newLesson',
  Services: 'calendar.newService',
  BridgeWorkouts: 'calendar.newCircuitClass',
} as const satisfies Record<Prefill['calendarType'], string>;

const createWords = {
  Club: 'calendar.createClass',
  PT: 'calendar.createLesson',
  Services: 'calendar.createService',
  BridgeWorkouts: 'calendar.createClass',
} as const satisfies Record<Prefill['calendarType'], string>;

/** A class to be: what the address asks for, the rest as usual. */
export function NewClass({ prefill }: { prefill: Prefill }) {
  const t = useT();
  const goTo = useGoTo();
  const formats = useFormats();
  const { ClubId } = useStaffClub();
  useMenuPlace(calendarScreens[prefill.calendarType]);
  const trainer = usePreselectedTrainer(useTrainers(ClubId));
  const [today] = useState(() => formats.dayOf(new Date()));
  const saved = useMemo(() => newClassValues(prefill, today, trainer), [prefill, today, trainer]);
  const [exceptions, setExceptions] = useState<ReadonlySet<string>>(new Set());
  /** Of the days taken out, those that the form still generates. */
  const taken = (values: ClassValues): string[] =>
    newDays(values, { ClassType: values.ClassType, timeZone: formats.timeZone, now: new Date() })
      .map(({ Begin }) => Begin.toISOString())
      .filter((begin) => exceptions.has(begin));
  const save = async (values: ClassValues) => {
    const { ClassType, CalendarType } = values;
    const body = { ...fieldsOf(values), ClubId, ClassType, CalendarType, Schedule: scheduleOf(values, ClassType) };
    const { Class: one, Classes } = await change(createClass, { body }, { quiet: true });
    const standing = await takeOut(one, taken(values));
    toastDone({
      title: t('calendar.created', { name: one.Name }),
      clears: 'update-failed',
      message: Classes > 1 ? t('calendar.createdSeries', { count: Classes - taken(values).length }) : t('calendar.createdText'),
    });
    return standing;
  };

  return (
    <Page title={t(newTitles[prefill.calendarType])} back={pathTo(calendarScreens[prefill.calendarType])}>
      <ClassForm
        clubId={ClubId}
        saved={saved}
        stored={undefined}
        act={t(createWords[prefill.calendarType])}
        save={save}
        exceptions={exceptions}
        onSaved={({ ClassId }, leaving) => !leaving && goTo('ClubClass', ClassId, { replace: true })}
        dates={({ values }) => <Preview values={values} exceptions={exceptions} onExceptions={setExceptions} />}
      />
    </Page>
  );
}

/**
 * Takes days out of a new series; answers a class of it that takes place, for the first may be gone. The series stands even where
 * that is refused.
 */
async function takeOut(one: Class, begins: readonly string[]): Promise<Class> {
  if (begins.length === 0) return one;
  try {
    const body = begins.map((Begin) => ({ Begin, Type: 'Exception' as const }));
    return (await change(updateScheduledDays, { params: { id: one.ClassId }, body }, { quiet: true })).Class;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toastScheduleRefusal(error);
    return one;
  }
}

interface PreviewProps {
  values: ClassValues;
  exceptions: ReadonlySet<string>;
  onExceptions: (next: ReadonlySet<string>) => void;
}

/** The days the form would generate; those taken out are remembered until the class exists. */
function Preview({ values, exceptions, onExceptions }: PreviewProps) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useFormats();
  const { ClassType } = values;
  const days = useMemo(
    () =>
      newDays(values, { ClassType, timeZone, now }).map(({ Begin, End }): GeneratedDay => {
        const begin = Begin.toISOString();
        return { Begin: begin, End: End.toISOString(), Type: exceptions.has(begin) ? 'Exception' : 'Definition' };
      }),
    [values, ClassType, timeZone, now, exceptions],
  );
  const toggle = useCallback(
    (day: GeneratedDay) => {
      const next = new Set(exceptions);
      if (!next.delete(day.Begin)) next.add(day.Begin);
      if (next.size < days.length) onExceptions(next);
      else toastError({ cause: 'update-failed', title: t('update-failed'), message: t('schedule-not-generate-event') });
    },
    [exceptions, days, onExceptions, t],
  );
  return (
    <GeneratedDates
      days={days}
      timeZone={timeZone}
      now={now}
      onToggle={ClassType === 'Single' ? undefined : toggle}
      note={ClassType === 'Single' ? undefined : t('calendar.clickDay')}
    />
  );
}
