import { useT } from '../../platform/phrases.ts';
import { ClockField } from './ClockField.tsx';
import { DateField } from './DateField.tsx';

interface Moment {
  Day: string | null;
  Clock: string | null;
}

interface DayAndClockProps {
  clockLabel: string;
  values: Moment;
  errors: Partial<Record<keyof Moment, string>>;
  set: (changes: Partial<Moment>) => void;
}

/** A required moment as a day and a time. */
export function DayAndClock({ clockLabel, values, errors, set }: DayAndClockProps) {
  const t = useT();
  return (
    <>
      <DateField label={t('kit.day')} required near value={values.Day} error={errors.Day} onChange={(Day) => set({ Day })} />
      <ClockField label={clockLabel} required value={values.Clock} error={errors.Clock} onChange={(Clock) => set({ Clock })} />
    </>
  );
}
