import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { getClass, getClassFilterData, listClasses, updateClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { getSchedule, listScheduledDays } from '@clubpulse/contract/calendar/classes/schedule.calls';
import { useState } from 'react';
import type { Draft } from '../../../kit/edit/use-draft.ts';
import { ApiError, api, callKey, queryClient } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { toastScheduleRefusal } from '../acts/schedule-refusal.ts';
import { scheduleOf } from '../schedule/schedule-draft.ts';
import { datesChanged } from './ClassForm.tsx';
import { type ClassValues, fieldsOf } from './class-values.ts';
import { useRefused } from './use-refused.ts';

interface Outcomes {
  /** Somebody saved the class in the meantime: loads the newest. */
  onStale: () => Promise<void>;
  /** With other dates it may be another class of the series that stands now; `leaving` when the screen is left anyway. */
  onSaved: (saved: Class, leaving: boolean) => void;
}

const others = [getSchedule, listScheduledDays, listClasses, getClassFilterData];

/** Saves a stored class, with its dates only where they changed. */
export function useSaveClass(one: Class, { onStale, onSaved }: Outcomes) {
  const t = useT();
  const [saving, setSaving] = useState(false);
  const { refuse, refusedIn, sentence, forget } = useRefused();
  const save = async (draft: Draft<ClassValues>, leaving: boolean): Promise<boolean> => {
    const { values } = draft;
    setSaving(true);
    forget();
    try {
      const params = { id: one.ClassId };
      const dates = datesChanged(draft) ? { Schedule: scheduleOf(values, values.ClassType) } : {};
      const body = { ...fieldsOf(values), RowVersion: one.RowVersion, ...dates };
      const saved = await api(updateClass, { params, body }, { quiet: true });
      queryClient.setQueryData(callKey(getClass, { params: { id: saved.ClassId } }), saved);
      // Where another class stands now, this one is gone: nothing of it is asked for again.
      const refetchType = saved.ClassId === one.ClassId ? 'active' : 'none';
      await Promise.all(others.map((call) => queryClient.invalidateQueries({ queryKey: [call.id], refetchType })));
      toastDone({ title: t('calendar.saved', { name: saved.Name }), clears: 'update-failed' });
      // Together, so that no render goes on to another class while there are changes.
      draft.reset();
      onSaved(saved, leaving);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.is('StaleRowVersion')) await onStale();
      else if (error instanceof ApiError && error.is('ScheduleGeneratesNoEvents')) toastScheduleRefusal(error);
      else refuse(error, values);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, refusedIn, sentence };
}
