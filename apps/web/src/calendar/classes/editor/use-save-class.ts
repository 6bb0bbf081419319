import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { getClass, updateClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { ApiError, callKey, change, queryClient } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { toastScheduleRefusal } from '../acts/schedule-refusal.ts';
import { scheduleOf } from '../schedule/schedule-draft.ts';
import { type ClassValues, fieldsOf } from './class-values.ts';

/** Sends the dates only when they changed. The result may then be another class of the series. */
export function useSaveClass(one: Class, onStale: () => Promise<void>) {
  const t = useT();
  return async (values: ClassValues, dates: boolean): Promise<Class | null> => {
    try {
      const params = { id: one.ClassId };
      const schedule = dates ? { Schedule: scheduleOf(values, values.ClassType) } : {};
      const body = { ...fieldsOf(values), RowVersion: one.RowVersion, ...schedule };
      const saved = await change(
        updateClass,
        { params, body },
        // A replaced class must not be reloaded.
        { quiet: true, reloads: [getClass], leaves: ({ ClassId }) => ClassId !== one.ClassId },
      );
      queryClient.setQueryData(callKey(getClass, { params: { id: saved.ClassId } }), saved);
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
