import {
  deleteRecurringBooking,
  listRecurringBookings,
  type RecurringBooking,
} from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import { someDayOn } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/dialog/ConfirmDialog.tsx';
import { clockText } from '../../../../kit/fields/clock.ts';
import { StateChip } from '../../../../kit/figures/StateChip.tsx';
import { Card } from '../../../../kit/page/Card.tsx';
import { EmptyState } from '../../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../../../platform/api.ts';
import { useClubFormats } from '../../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useGoTo } from '../../../../platform/routes.ts';
import { useSelf } from '../../../../platform/session.tsx';
import { toastDone } from '../../../../platform/toasts/toasts.ts';
import { placePhrases } from '../../../parts/class-types.ts';
import { refusedText } from '../../texts/refused-text.ts';
import classes from './MyBookings.module.css';
import row from './Repeating.module.css';

export function Repeating() {
  const t = useT();
  const goTo = useGoTo();
  const { UserId } = useSelf();
  const query = useCall(listRecurringBookings, { params: { id: UserId } }, { quiet: true });
  const [stopping, setStopping] = useState<RecurringBooking | null>(null);
  const stop = useChange(deleteRecurringBooking, {
    onDone: () => {
      toastDone({ title: t('booking.repeatStopped', { name: stopping?.Name ?? '' }) });
      setStopping(null);
    },
  });
  return (
    <QueryResult query={query} loading={<SkeletonRows rows={2} />}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            title={t('booking.noRepeats')}
            action={<Button onClick={() => goTo('Book')}>{t('booking.bookClass')}</Button>}
          >
            {t('booking.noRepeatsText')}
          </EmptyState>
        ) : (
          <>
            <p>{t('booking.repeatText')}</p>
            <Card flush>
              <ul className={classes['list']}>
                {all.map((one) => (
                  <RepeatingRow key={one.RecurringBookingId} one={one} onStop={() => setStopping(one)} />
                ))}
              </ul>
            </Card>
            <ConfirmDialog
              opened={stopping !== null}
              busy={stop.isPending}
              title={t('booking.stopTitle', { name: stopping?.Name ?? '' })}
              confirm={t('booking.stop')}
              onConfirm={() =>
                stopping !== null && stop.mutate({ params: { id: UserId, recurringBookingId: stopping.RecurringBookingId } })
              }
              onClose={() => setStopping(null)}
            >
              {t('booking.stopText')}
            </ConfirmDialog>
          </>
        )
      }
    </QueryResult>
  );
}

function RepeatingRow({ one, onStop }: { one: RecurringBooking; onStop: () => void }) {
  const t = useT();
  const formats = useClubFormats(one.ClubId);
  const clock = clockText(one.StartTime.slice(0, 5), formats.settings.TimeFormat);
  const when = t('booking.repeats', { day: formats.weekday(someDayOn(one.DayOfWeek)), time: clock });
  return (
    <li className={row['row']}>
      <IconRepeat size={22} stroke={1.8} aria-hidden="true" />
      <div className={row['what']}>
        <b>{one.Name}</b>
        <p>
          {[when, t(placePhrases[one.Place]), one.Until === null ? null : t('kit.until', { date: formats.date(one.Until) })]
            .filter(Boolean)
            .join(', ')}
        </p>
        {one.LastRefused !== null && one.LastClassBegin !== null && (
          <p className={row['refused']}>
            <StateChip tone="warn" icon={IconAlertTriangle}>
              {t('booking.notBookedOn', { date: formats.dayMonth(one.LastClassBegin) })}
            </StateChip>
            <span>{refusedText({ type: one.LastRefused, values: {} }, t, formats)}</span>
          </p>
        )}
      </div>
      <Button
        variant="default"
        aria-label={`${t('kit.label', { label: t('booking.stop') })} ${one.Name}, ${when}`}
        onClick={onStop}
      >
        {t('booking.stop')}
      </Button>
    </li>
  );
}
