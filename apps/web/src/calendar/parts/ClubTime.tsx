import type { ReactNode } from 'react';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { FormatsContext } from '../../platform/formats.ts';
import { useStaffClub } from '../../platform/session.tsx';

export function ClubTime({ children }: { children: ReactNode }) {
  const { TimeZone } = useStaffClub();
  return <FormatsContext value={useFormatsIn(TimeZone)}>{children}</FormatsContext>;
}
