import type { BookableClass } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { createRecurringBooking, listRecurringBookings } from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import { dayOfWeekOf, wallClock } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useChange } from '../../../../platform/api.ts';
import type { Formats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useSelf } from '../../../../platform/session.tsx';
import { toastDone } from '../../../../platform/toasts/toasts.ts';
import { failureOf, failureText } from '../../texts/refused-text.ts';
import classes from './Repeat.module.css';

export function Repeat({ item, formats }: { item: BookableClass; formats: Formats }) {
  const t = useT();
  const { UserId } = useSelf();
  const [refused, setRefused] = useState<string | null>(null);
  const input = { params: { id: UserId } };
  const known = useCall(listRecurringBookings, input, { quiet: true });
  const { day, clock } = wallClock(item.Begin, formats.timeZone);
  const repeated = known.data?.find(
    (one) =>
      one.ClassScheduleId === item.ClassScheduleId && one.DayOfWeek === dayOfWeekOf(day) && one.StartTime.startsWith(clock),
  );
  const words = { day: formats.weekday(item.Begin), time: formats.time(item.Begin) };
  const create = useChange(createRecurringBooking, {
    quiet: true,
    onDone: () => toastDone({ title: t('booking.repeats', words), message: t('booking.repeatsText') }),
    onRefused: (error) => setRefused(failureText(failureOf(error), t, formats)),
  });
  if (known.data === undefined) return null;
  if (repeated !== undefined) {
    return (
      <p className={classes['known']}>
        <IconRepeat size={19} stroke={1.8} aria-hidden="true" />
        {t('booking.repeats', words)}
      </p>
    );
  }
  const Place = item.Mine?.Place ?? item.Places[0]?.Place ?? 'InSite';
  return (
    <div className={classes['repeat']}>
      <Button
        variant="default"
        fullWidth
        loading={create.isPending}
        leftSection={<IconRepeat size={18} stroke={1.8} />}
        onClick={() => create.mutate({ ...input, body: { ClassId: item.ClassId, Place } })}
      >
        {t('booking.repeat', words)}
      </Button>
      <p>{t('booking.repeatText')}</p>
      {refused !== null && (
        <p role="alert" className={classes['refused']}>
          {refused}
        </p>
      )}
    </div>
  );
}
