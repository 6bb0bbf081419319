import type { ReactNode } from 'react';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { FormatsContext } from '../../platform/formats.ts';
import { useStaffClub } from '../../platform/session.tsx';

/** Below, instants are shown in the club's time zone: a timetable is wall-clock time of the club, wherever it is read. */
export function ClubTime({ children }: { children: ReactNode }) {
  const { TimeZone } = useStaffClub();
  return <FormatsContext value={useFormatsIn(TimeZone)}>{children}</FormatsContext>;
}
