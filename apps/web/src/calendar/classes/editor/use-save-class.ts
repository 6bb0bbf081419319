import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { getClass, getClassFilterData, listClasses, updateClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { getSchedule, listScheduledDays } from '@clubpulse/contract/calendar/classes/schedule.calls';
import { ApiError, api, callKey, queryClient } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { toastScheduleRefusal } from '../acts/schedule-refusal.ts';
import { scheduleOf } from '../schedule/schedule-draft.ts';
import { type ClassValues, fieldsOf } from './class-values.ts';

const others = [getSchedule, listScheduledDays, listClasses, getClassFilterData];

/**
 * Saves a stored class, with its dates only where they changed. Where somebody saved it in the meantime, `onStale` loads the newest.
 * With other dates it may be another class of the series that stands now.
 */
export function useSaveClass(one: Class, onStale: () => Promise<void>) {
  const t = useT();
  return async (values: ClassValues, dates: boolean): Promise<Class | null> => {
    try {
      const params = { id: one.ClassId };
      const schedule = dates ? { Schedule: scheduleOf(values, values.ClassType) } : {};
      const body = { ...fieldsOf(values), RowVersion: one.RowVersion, ...schedule };
      const saved = await api(updateClass, { params, body }, { quiet: true });
      queryClient.setQueryData(callKey(getClass, { params: { id: saved.ClassId } }), saved);
      // Where another class stands now, this one is gone: nothing of it is asked for again.
      const refetchType = saved.ClassId === one.ClassId ? 'active' : 'none';
      await Promise.all(others.map((call) => queryClient.invalidateQueries({ queryKey: [call.id], refetchType })));
      toastDone({ title: t('calendar.saved', { name: saved.Name }), clears: 'update-failed' });
      return saved;
    } catch (error) {
      if (error instanceof ApiError && error.is('StaleRowVersion')) await onStale();
      else if (error instanceof ApiError && error.is('ScheduleGeneratesNoEvents')) toastScheduleRefusal(error);
      else throw error;
      return null;
    }
  };
}
