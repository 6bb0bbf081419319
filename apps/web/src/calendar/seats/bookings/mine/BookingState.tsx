import type { Booking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { IconArmchair, IconCalendarX, IconCheck, IconHourglass, IconMinus, IconUserCheck, IconX } from '@tabler/icons-react';
import { StateChip } from '../../../../kit/figures/StateChip.tsx';
import { useT } from '../../../../platform/phrases.ts';

type Stated = Pick<Booking, 'State' | 'NoShow' | 'Attendance' | 'OfferExpiresAt' | 'OfferIsOpen' | 'QueuePosition'>;

export function BookingState({ booking }: { booking: Stated }) {
  const t = useT();
  if (booking.State === 'Canceled') {
    return (
      <StateChip tone="bad" icon={IconCalendarX}>
        {t('calendar.canceled')}
      </StateChip>
    );
  }
  if (booking.NoShow) {
    return (
      <StateChip tone="bad" icon={IconX}>
        {t('booking.state.noShow')}
      </StateChip>
    );
  }
  if (booking.Attendance !== null) {
    const present = booking.Attendance === 'Present';
    return (
      <StateChip tone={present ? 'ok' : 'mute'} icon={present ? IconUserCheck : IconMinus}>
        {t(present ? 'booking.state.attended' : 'booking.state.absent')}
      </StateChip>
    );
  }
  if (booking.OfferExpiresAt !== null && !booking.OfferIsOpen) {
    return (
      <StateChip tone="info" icon={IconArmchair}>
        {t('booking.state.offered')}
      </StateChip>
    );
  }
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
