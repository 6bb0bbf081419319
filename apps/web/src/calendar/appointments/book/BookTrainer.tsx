import { Button } from '@mantine/core';
import { IconCalendarUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { type ForMember, useTrainersToBook } from './use-appointments.ts';

export function BookTrainer({ clubId, member = null }: { clubId: number; member?: ForMember }) {
  const t = useT();
  const trainers = useTrainersToBook(clubId, member);
  if (trainers.data === undefined || trainers.data.length === 0) return null;
  return (
    <div>
      <Button
        component={Link}
        variant="default"
        to={member === null ? pathTo('BookAppointment') : pathTo('BookAppointment', member.UserId)}
        leftSection={<IconCalendarUser size={18} stroke={1.8} />}
      >
        {t('booking.appointment')}
      </Button>
    </div>
  );
}
