import { ClockField } from '../../kit/fields/ClockField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useT } from '../../platform/phrases.ts';
import { useToday } from '../../platform/use-today.ts';

export interface Moment {
  readonly Day: string;
  readonly Clock: string;
}

export function WhenMeasured({ value, onChange }: { value: Moment; onChange: (value: Moment) => void }) {
  const t = useT();
  const today = useToday();
  const missing = t('field-required');
  return (
    <>
      <DateField
        label={t('kit.when')}
        required
        near
        max={today}
        value={value.Day === '' ? null : value.Day}
        error={value.Day === '' && missing}
        onChange={(Day) => onChange({ ...value, Day: Day ?? '' })}
      />
      <ClockField
        label={t('measures.time')}
        required
        value={value.Clock === '' ? null : value.Clock}
        error={value.Clock === '' && missing}
        onChange={(Clock) => onChange({ ...value, Clock: Clock ?? '' })}
      />
    </>
  );
}
