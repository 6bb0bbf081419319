import type { BookableClass } from '@clubpulse/contract/calendar/seats/bookings';
import { useState } from 'react';
import { later } from '../../../../kit/later.tsx';
import type { Formats } from '../../../../platform/formats.ts';
import type { Cancellable } from '../acts/CancelBooking.tsx';
import type { BookingActs } from '../acts/use-booking-acts.ts';
import classes from './ClassList.module.css';
import { ClassRow } from './ClassRow.tsx';

const ClassDetails = later(() => import('./ClassDetails.tsx').then((it) => it.ClassDetails));
const CancelBooking = later(() => import('../acts/CancelBooking.tsx').then((it) => it.CancelBooking));

interface ClassListProps {
  items: readonly BookableClass[];
  formats: Formats;
  acts: BookingActs;
  /** The class whose details are open. */
  opened: BookableClass | undefined;
  onOpen: (classId: number | null) => void;
}

/** Rows of a day, with the details of one and the question before cancelling. */
export function ClassList({ items, formats, acts, opened, onOpen }: ClassListProps) {
  const [leaving, setLeaving] = useState<Cancellable | null>(null);
  const row = (item: BookableClass, inDetails = false) => (
    <ClassRow
      key={item.ClassId}
      item={item}
      formats={formats}
      acts={acts}
      inDetails={inDetails}
      onOpen={() => onOpen(item.ClassId)}
      onCancel={() => item.Mine !== null && setLeaving({ ...item, ...item.Mine })}
    />
  );
  return (
    <>
      <ul className={classes['list']}>{items.map((item) => row(item))}</ul>
      {opened !== undefined && (
        <ClassDetails key={opened.ClassId} item={opened} formats={formats} onClose={() => onOpen(null)}>
          {row(opened, true)}
        </ClassDetails>
      )}
      {leaving !== null && <CancelBooking booking={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
