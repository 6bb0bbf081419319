import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { deleteClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { ScheduledDay } from '@clubpulse/contract/calendar/classes/schedule';
import { useState } from 'react';
import { useChange } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { useGoTo } from '../../../platform/routes.ts';
import { toastDone, toastError } from '../../../platform/toasts/toasts.ts';
import { calendarScreens } from '../../parts/class-types.ts';
import { usePublish } from '../../parts/use-publish.tsx';
import { useBatches } from '../acts/use-batches.ts';
import type { CalendarRights } from '../acts/use-rights.ts';

export type ClassAct = 'publish' | 'unpublish' | 'delete';

export function useClassActs(one: Class, days: readonly ScheduledDay[], { manages }: CalendarRights) {
  const t = useT();
  const goTo = useGoTo();
  const [openAct, setOpenAct] = useState<ClassAct | null>(null);
  const close = () => setOpenAct(null);
  const single = usePublish();
  const leave = () => goTo(calendarScreens[one.CalendarType], undefined, { replace: true });
  const remove = useChange(deleteClass, {
    leaves: true,
    ignore: [409],
    onDone: () => {
      toastDone({ title: t('calendar.deleted', { name: one.Name }), clears: 'delete-failed' });
      leave();
    },
    onRefused: (error) => {
      close();
      if (error.status === 409) toastError({ cause: 'delete-failed', title: t('delete-failed'), message: refusalText(error) });
    },
  });
  const batches = useBatches(({ act, Done }) => {
    close();
    if (act === 'delete' && Done.includes(one.ClassId)) {
      toastDone({ title: t('calendar.done.delete', { count: Done.length }), clears: 'delete-failed' });
      leave();
    }
  }, one.ClassId);

  const now = useNow();
  const toCome = [...new Set(days.filter((day) => new Date(day.End) > now).flatMap((day) => day.ClassId ?? []))];
  const series: readonly number[] = manages && toCome.length > 1 ? toCome : [];
  const act = (what: ClassAct, all: boolean) => {
    if (all) {
      batches[what].mutate({ body: { ClubId: one.ClubId, ClassIds: [...series] } });
    } else if (what === 'delete') {
      remove.mutate({ params: { id: one.ClassId } });
    } else {
      close();
      if (what === 'publish') single.publish(one, openAct !== null);
      else single.unpublish(one);
    }
  };
  return {
    openAct,
    series,
    busy: single.busy || batches.busy || remove.isPending,
    question: single.question,
    outcome: batches.outcome,
    forget: batches.forget,
    close,
    act,
    start: (what: ClassAct) => {
      batches.forget();
      if (series.length > 0 || what === 'delete') setOpenAct(what);
      else act(what, false);
    },
  };
}
