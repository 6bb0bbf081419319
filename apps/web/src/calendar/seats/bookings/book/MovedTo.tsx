import type { BookableClass } from '@clubpulse/contract/calendar/seats/bookings';
import { Link } from 'react-router';
import type { Formats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';

interface MovedToProps {
  to: NonNullable<BookableClass['MovedTo']>;
  formats: Formats;
}

export function MovedTo({ to, formats }: MovedToProps) {
  const t = useT();
  const when = { day: formats.longDate(to.Begin), time: formats.time(to.Begin) };
  return (
    <Link to={pathTo('Book', to.ClassId)} replace>
      {t('booking.movedTo', when)}
    </Link>
  );
}
