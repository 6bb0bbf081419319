import { listAppointmentTrainers } from '@clubpulse/contract/calendar/appointments.calls';
import { Button } from '@mantine/core';
import { IconCalendarUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf } from '../../../platform/session.tsx';

export function BookTrainer({ clubId }: { clubId: number }) {
  const t = useT();
  const { UserId } = useSelf();
  const trainers = useCall(listAppointmentTrainers, { params: { id: UserId, clubId } }, { quiet: true, ignore: [404] });
  if (trainers.data === undefined || trainers.data.length === 0) return null;
  return (
    <div>
      <Button
        component={Link}
        variant="default"
        to={pathTo('BookAppointment')}
        leftSection={<IconCalendarUser size={18} stroke={1.8} />}
      >
        {t('booking.appointment')}
      </Button>
    </div>
  );
}
