import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx';
import { useT } from '../../../../platform/phrases.ts';

const zones = ['0', '1', '2', '3', '4', '5'].map((value) => ({ value, label: `Z${value}` }));
const NO_ZONE = '';

interface ZoneFieldProps {
  label: string;
  value: number | null;
  error?: string | undefined;
  'data-autofocus'?: true;
  onChange: (zone: number | null) => void;
}
export function ZoneField({ label, value, error, onChange, ...focus }: ZoneFieldProps) {
  const t = useT();
  return (
    <ChoiceField
      {...focus}
      label={label}
      data={[{ value: NO_ZONE, label: t('sheets.noZone') }, ...zones]}
      value={value === null ? NO_ZONE : String(value)}
      error={error}
      onChange={(zone) => onChange(zone === null || zone === NO_ZONE ? null : Number(zone))}
    />
  );
}
