import type { BookableClass } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { IconCalendarEvent, IconClock, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { Avatar } from '../../../../kit/figures/Avatar.tsx';
import { Picture } from '../../../../kit/figures/Picture.tsx';
import { useNow } from '../../../../platform/clock.ts';
import type { Formats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { cancelText, courseText, isOver } from '../../texts/until.ts';
import classes from './ClassDetails.module.css';
import { Repeat } from './Repeat.tsx';

interface ClassDetailsProps {
  item: BookableClass;
  formats: Formats;
  children: ReactNode;
  onClose: () => void;
}

export function ClassDetails({ item, formats, children, onClose }: ClassDetailsProps) {
  const t = useT();
  const now = useNow();
  const takesPlace = item.MovedTo === null;
  const bookedHere = takesPlace && (item.Mine !== null || item.BookingMode === 'Open' || item.BookingMode === 'Invite');
  const where = [item.DisplayGroupName ?? item.Location].filter(Boolean).join(', ');
  const from = { from: formats.time(item.Begin), to: formats.time(item.End) };
  return (
    <Dialog opened onClose={onClose} title={item.Name}>
      <div className={classes['details']}>
        <ul className={classes['facts']}>
          <li>
            <IconCalendarEvent size={19} stroke={1.8} aria-hidden="true" />
            {courseText(item, t, formats) ?? t('booking.dayFromTo', { day: formats.longDate(item.Begin), ...from })}
          </li>
          {where !== '' && (
            <li>
              <IconMapPin size={19} stroke={1.8} aria-hidden="true" />
              {where}
            </li>
          )}
          {item.TrainerName !== null && (
            <li>
              <Avatar name={item.TrainerName} uri={item.TrainerPictureUri} size={28} />
              {item.TrainerName}
            </li>
          )}
          {bookedHere && (
            <li>
              <IconClock size={19} stroke={1.8} aria-hidden="true" />
              {cancelText(item.CancelUntil, now, t, formats)}
            </li>
          )}
        </ul>
        {item.Days.length > 0 && <CourseDays days={item.Days} formats={formats} />}
        {item.PictureUri !== null && <Picture className={classes['picture']} uri={item.PictureUri} eager />}
        {item.Description !== '' && <p className={classes['text']}>{item.Description}</p>}
        {item.MovedTo === null ? <ul className={classes['act']}>{children}</ul> : <MovedTo to={item.MovedTo} formats={formats} />}
        {takesPlace && item.ClassScheduleId !== null && item.ClassType !== 'Course' && item.BookingMode === 'Open' && (
          <Repeat item={item} formats={formats} />
        )}
      </div>
    </Dialog>
  );
}

interface MovedToProps {
  to: NonNullable<BookableClass['MovedTo']>;
  formats: Formats;
}

function MovedTo({ to, formats }: MovedToProps) {
  const t = useT();
  return (
    <Link to={pathTo('Book', to.ClassId)} replace>
      {t('booking.movedTo', { day: formats.longDate(to.Begin), time: formats.time(to.Begin) })}
    </Link>
  );
}

function CourseDays({ days, formats }: { days: BookableClass['Days']; formats: Formats }) {
  const t = useT();
  const now = useNow();
  return (
    <ol className={classes['days']} aria-label={t('booking.courseAllDates')}>
      {days.map(({ Begin, End }) => (
        <li key={Begin} data-over={isOver(End, now)}>
          {t('booking.dayFromTo', { day: formats.longDate(Begin), from: formats.time(Begin), to: formats.time(End) })}
        </li>
      ))}
    </ol>
  );
}
