import type { ReactNode } from 'react';
import { FormatsContext } from '../../platform/formats.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useFormatsIn } from './use-club-formats.ts';

/** Below, instants are shown in the club's time zone: a timetable is wall-clock time of the club, wherever it is read. */
export function ClubTime({ children }: { children: ReactNode }) {
  const { TimeZone } = useStaffClub();
  return <FormatsContext value={useFormatsIn(TimeZone)}>{children}</FormatsContext>;
}
