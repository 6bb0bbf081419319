import { type Recurrence, recurrenceUnitSchema } from '@clubpulse/contract/billing/subscription-types';
import { Pair } from '../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { useT } from '../../platform/phrases.ts';

const units = { Day: 'kit.days', Month: 'billing.unitMonths', Year: 'billing.unitYears' } as const;

export function RecurrenceFields({ value, onChange }: { value: Recurrence; onChange: (value: Recurrence) => void }) {
  const t = useT();
  return (
    <Pair>
      <NumberField
        label={t('billing.every')}
        min={1}
        max={366}
        value={value.Every}
        onChange={(next) => onChange({ ...value, Every: next ?? Number.NaN })}
      />
      <ChoiceField
        label={t('billing.unit')}
        allowDeselect={false}
        value={value.Unit}
        data={recurrenceUnitSchema.options.map((unit) => ({ value: unit, label: t(units[unit]) }))}
        onChange={(next) => {
          const unit = recurrenceUnitSchema.safeParse(next);
          if (unit.success) onChange({ ...value, Unit: unit.data });
        }}
      />
    </Pair>
  );
}
