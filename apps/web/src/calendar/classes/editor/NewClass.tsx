import { needsPublishConfirmation } from '@clubpulse/rules/calendar/classes/class-states';
import { useCallback, useMemo, useState } from 'react';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useMenuPlace } from '../../../platform/menu-place.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { calendarScreens } from '../../parts/class-types.ts';
import { useCalendarRights } from '../acts/use-rights.ts';
import { usePreselectedTrainer, useTrainers } from '../acts/use-trainers.ts';
import type { GeneratedDay } from '../schedule/GeneratedDates.tsx';
import { newDays } from '../schedule/schedule-draft.ts';
import { ClassForm } from './ClassForm.tsx';
import type { ClassValues } from './class-values.ts';
import { newClassValues, type Prefill } from './prefill.ts';
import { useCreateClass } from './use-create-class.ts';
import { useOnlyRoom } from './use-only-room.ts';

const GeneratedDates = lazyComponent(() => import('../schedule/GeneratedDates.tsx').then((it) => it.GeneratedDates));

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

export function NewClass({ prefill }: { prefill: Prefill }) {
  const t = useT();
  const goTo = useGoTo();
  const formats = useFormats();
  const { ClubId } = useStaffClub();
  useMenuPlace(calendarScreens[prefill.calendarType]);
  const trainer = usePreselectedTrainer(useTrainers(ClubId));
  const [today] = useState(() => formats.dayOf(new Date()));
  const { DisplayGroupId, MaxInSiteParticipants } = useOnlyRoom(today);
  const { manages } = useCalendarRights(prefill.calendarType);
  const saved = useMemo(
    () => newClassValues(prefill, today, { trainer, room: { DisplayGroupId, MaxInSiteParticipants } }),
    [prefill, today, trainer, DisplayGroupId, MaxInSiteParticipants],
  );
  const [exceptions, setExceptions] = useState<ReadonlySet<string>>(new Set());
  const taken = (values: ClassValues): string[] =>
    newDays(values, { ClassType: values.ClassType, timeZone: formats.timeZone, now: new Date() })
      .map(({ Begin }) => Begin.toISOString())
      .filter((begin) => exceptions.has(begin));
  const create = useCreateClass(taken);
  /** True if publishing follows at once. A Group needs a confirmation, and only managers publish several classes at once. */
  const publishes = ({ ClassType }: ClassValues): boolean =>
    !needsPublishConfirmation(ClassType) && (manages || ClassType === 'Single' || ClassType === 'Course');

  return (
    <Page title={t(newTitles[prefill.calendarType])} back={pathTo(calendarScreens[prefill.calendarType])}>
      <ClassForm
        clubId={ClubId}
        saved={saved}
        stored={undefined}
        act={t(createWords[prefill.calendarType])}
        save={(values) => create(values, { publishes: false })}
        publish={{
          act: t('calendar.createAndPublish'),
          isOffered: publishes,
          save: (values) => create(values, { publishes: true }),
        }}
        exceptions={exceptions}
        onSaved={({ ClassId }, leaving) => !leaving && goTo('ClubClass', ClassId, { replace: true })}
        dates={({ values }) => <Preview values={values} exceptions={exceptions} onExceptions={setExceptions} />}
      />
    </Page>
  );
}

interface PreviewProps {
  values: ClassValues;
  exceptions: ReadonlySet<string>;
  onExceptions: (next: ReadonlySet<string>) => void;
}

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
