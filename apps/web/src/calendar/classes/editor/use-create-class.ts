import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { batchPublishClasses, createClass, setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listScheduledDays, updateScheduledDays } from '@clubpulse/contract/calendar/classes/schedule.calls';
import { ApiError, api, change } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone, toastError } from '../../../platform/toasts/toasts.ts';
import { reasonText } from '../acts/reason-text.ts';
import { toastScheduleRefusal } from '../acts/schedule-refusal.ts';
import { scheduleOf } from '../schedule/schedule-draft.ts';
import { type ClassValues, fieldsOf } from './class-values.ts';

export function useCreateClass(taken: (values: ClassValues) => readonly string[]) {
  const t = useT();
  const { ClubId } = useStaffClub();
  return async (values: ClassValues, { publishes }: { publishes: boolean }): Promise<Class> => {
    const { ClassType, CalendarType } = values;
    const body = { ...fieldsOf(values), ClubId, ClassType, CalendarType, Schedule: scheduleOf(values, ClassType) };
    const { Class: one, Classes } = await change(createClass, { body }, { quiet: true });
    const standing = await takeOut(one, taken(values));
    const published = publishes ? await publish(standing, Classes) : null;
    const unpublished =
      Classes > 1 ? t('calendar.createdSeries', { count: Classes - taken(values).length }) : t('calendar.createdText');
    toastDone({
      title: t('calendar.created', { name: one.Name }),
      clears: 'update-failed',
      message: published === null ? unpublished : t('calendar.done.publish', { count: published }),
    });
    return standing;
  };

  /** Null when publishing was refused, with the reason shown. The classes exist in both cases. */
  async function publish({ ClassId }: Class, Classes: number): Promise<number | null> {
    const params = { id: ClassId };
    try {
      if (Classes === 1) {
        await change(setClassPublishState, { params, body: { PublishState: 'Published' } }, { quiet: true });
        return 1;
      }
      const days = await api(listScheduledDays, { params }, { quiet: true });
      const ClassIds = [...new Set(days.flatMap((day) => day.ClassId ?? []))];
      return (await change(batchPublishClasses, { body: { ClubId, ClassIds } }, { quiet: true })).Done.length;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastError({ cause: 'publish', title: t('operation-failed'), message: reasonText(error) });
      return null;
    }
  }
}

/**
 * Removes the days `begins`. Returns a class that takes place, because `one` may be removed. After a refusal all classes remain.
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
