import type { Booking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { IconArmchair, IconCalendarX, IconCheck, IconHourglass } from '@tabler/icons-react';
import { StateChip } from '../../../../kit/figures/StateChip.tsx';
import { useT } from '../../../../platform/phrases.ts';

type SeatStated = Pick<Booking, 'State' | 'OfferExpiresAt' | 'OfferIsOpen' | 'QueuePosition'>;

export function SeatState({ booking }: { booking: SeatStated }) {
  const t = useT();
  if (booking.State === 'Canceled')
    return (
      <StateChip tone="bad" icon={IconCalendarX}>
        {t('calendar.canceled')}
      </StateChip>
    );
  if (booking.OfferExpiresAt !== null && !booking.OfferIsOpen)
    return (
      <StateChip tone="info" icon={IconArmchair}>
        {t('booking.state.offered')}
      </StateChip>
    );
  return booking.State === 'Booked' ? (
    <StateChip tone="info" icon={IconCheck}>
      {t('booking.state.booked')}
    </StateChip>
  ) : (
    <StateChip tone="dashed" icon={IconHourglass}>
      {t('booking.position', { position: booking.QueuePosition ?? 1 })}
    </StateChip>
  );
}
