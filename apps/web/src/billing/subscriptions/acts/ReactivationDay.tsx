import { DateField } from '../../../kit/fields/DateField.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';

interface ReactivationDayProps {
  earliest: string;
  value: string | null;
  error: string | undefined;
  onChange: (changes: { ReactivationDate: string | null }) => void;
}

export function ReactivationDay({ earliest, value, error, onChange }: ReactivationDayProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <DateField
      near
      required
      label={t('billing.reactivationDate')}
      description={t('billing.earliest', { date: formats.date(earliest) })}
      min={earliest}
      value={value}
      error={error}
      onChange={(ReactivationDate) => onChange({ ReactivationDate })}
    />
  );
}
