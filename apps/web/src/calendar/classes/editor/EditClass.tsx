import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { getClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { Schedule, ScheduledDay } from '@clubpulse/contract/calendar/classes/schedule';
import { IconAlertTriangle, IconRepeat } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Draft } from '../../../kit/form/use-form.ts';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { Banner } from '../../../kit/states/Banner.tsx';
import { callKey, queryClient } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useMenuPlace } from '../../../platform/menu-place.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../../platform/routes.ts';
import { calendarScreens } from '../../parts/class-types.ts';
import { hoursText } from '../../parts/range-text.ts';
import { StateOf } from '../../parts/StateOf.tsx';
import { BatchResultText } from '../acts/BatchResultText.tsx';
import { useCalendarRights } from '../acts/use-rights.ts';
import type { GeneratedDay } from '../schedule/GeneratedDates.tsx';
import { preview } from '../schedule/schedule-draft.ts';
import { ClassActs } from './ClassActs.tsx';
import { ClassForm, datesChanged } from './ClassForm.tsx';
import { changedFields } from './changed-fields.ts';
import { type ClassValues, valuesOf } from './class-values.ts';
import { useClassActs } from './use-class-acts.ts';
import { useSaveClass } from './use-save-class.ts';
import { useToggleDay } from './use-toggle-day.ts';

const GeneratedDates = lazyComponent(() => import('../schedule/GeneratedDates.tsx').then((it) => it.GeneratedDates));

interface EditClassProps {
  one: Class;
  schedule: Schedule;
  days: readonly ScheduledDay[];
}

export function EditClass({ one, schedule, days }: EditClassProps) {
  const t = useT();
  const goTo = useGoTo();
  const formats = useFormats();
  const rights = useCalendarRights(one.CalendarType);
  useMenuPlace(calendarScreens[one.CalendarType]);
  const saved = useMemo(() => valuesOf(one, schedule), [one, schedule]);
  const [stale, setStale] = useState<string | null>(null);
  const acts = useClassActs(one, days, rights);
  const save = useSaveClass(one, async () => {
    await queryClient.refetchQueries({ queryKey: callKey(getClass, { params: { id: one.ClassId } }) });
    const newest = queryClient.getQueryData<Class>(callKey(getClass, { params: { id: one.ClassId } }));
    setStale(
      newest === undefined
        ? ''
        : changedFields(one, newest)
            .map((phrase) => t(phrase))
            .join(', '),
    );
  });
  const exceptions = useMemo(
    () => new Set(days.filter((day) => day.Type === 'Exception').map((day) => new Date(day.Begin).toISOString())),
    [days],
  );
  const siblings = new Set(days.flatMap((day) => day.ClassId ?? [])).size;
  return (
    <Page
      title={one.Name}
      subtitle={
        <>
          {formats.weekday(one.Begin, 'short')} {formats.date(one.Begin)}, {hoursText(one.Begin, one.End, formats)}{' '}
          <StateOf clubClass={one} />
        </>
      }
      back={pathTo(calendarScreens[one.CalendarType])}
      actions={<ClassActs one={one} acts={acts} />}
    >
      <ClassForm
        clubId={one.ClubId}
        saved={saved}
        stored={one}
        save={save}
        exceptions={exceptions}
        onSaved={(after, leaving) => {
          setStale(null);
          if (after.ClassId !== one.ClassId && !leaving) goTo('ClubClass', after.ClassId, { replace: true });
        }}
        onUnpublish={() => acts.start('unpublish')}
        dates={(draft) => <Dates one={one} days={days} draft={draft} />}
      >
        {acts.outcome !== null && <BatchResultText outcome={acts.outcome} onClose={acts.forget} />}
        {stale !== null && (
          <Banner tone="warn" icon={IconAlertTriangle}>
            {t('calendar.stale', { fields: stale })}
          </Banner>
        )}
        {siblings > 1 && one.ClassType !== 'Course' && (
          <Banner tone="info" icon={IconRepeat}>
            {t('calendar.oneOfSeries', { count: siblings })}
          </Banner>
        )}
      </ClassForm>
    </Page>
  );
}

interface DatesProps {
  one: Class;
  days: readonly ScheduledDay[];
  draft: Draft<ClassValues>;
}

function Dates({ one, days, draft }: DatesProps) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useFormats();
  const toggle = useToggleDay(one.ClassId);
  const moved = datesChanged(draft);
  const { values } = draft;
  const shown = useMemo((): readonly GeneratedDay[] => {
    if (!moved) return days;
    const exceptions = new Set(days.filter((day) => day.Type === 'Exception').map((day) => Date.parse(day.Begin)));
    return preview(values, { ClassType: one.ClassType, timeZone, now }).map(({ Begin, End }) => ({
      Begin: Begin.toISOString(),
      End: End.toISOString(),
      Type: exceptions.has(Begin.getTime()) ? 'Exception' : 'Definition',
    }));
  }, [moved, days, values, one.ClassType, timeZone, now]);
  const clickable = !moved && one.ClassType !== 'Single' && one.PublishState === 'Unpublished';
  const note = moved ? t('calendar.previewOnly') : clickable ? t('calendar.clickDay') : undefined;
  return <GeneratedDates days={shown} timeZone={timeZone} now={now} onToggle={clickable ? toggle : undefined} note={note} />;
}
