import type { ReactNode } from 'react';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { FormatsContext } from '../../platform/formats.ts';
import { useStaffClub } from '../../platform/session.tsx';

/** Instants inside are shown in the club's zone: a timetable is wall-clock time of the club. */
export function ClubTime({ children }: { children: ReactNode }) {
  const { TimeZone } = useStaffClub();
  return <FormatsContext value={useFormatsIn(TimeZone)}>{children}</FormatsContext>;
}
