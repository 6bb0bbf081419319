import type { ReactNode } from 'react';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { FormatsContext } from '../../platform/formats.ts';
import { useStaffClub } from '../../platform/session.tsx';

/** Shows times in the club's time zone, because a timetable is in local time. */
export function ClubTime({ children }: { children: ReactNode }) {
  const { TimeZone } = useStaffClub();
  return <FormatsContext value={useFormatsIn(TimeZone)}>{children}</FormatsContext>;
}
