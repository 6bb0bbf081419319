import { exerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { ChoicesField } from '../../../kit/fields/ChoicesField.tsx';
import { useT } from '../../../platform/phrases.ts';
import { equipmentLabel, optionsOf } from '../exercise-text.ts';

type Equipment = (typeof exerciseEquipment)[number];

interface EquipmentFieldProps {
  value: Equipment[];
  error: string | undefined;
  onChange: (equipment: Equipment[]) => void;
}

export function EquipmentField({ value, error, onChange }: EquipmentFieldProps) {
  const t = useT();
  return (
    <ChoicesField
      label={t('workouts.equipmentField')}
      searchable
      data={optionsOf(exerciseEquipment, (one) => t(equipmentLabel(one)))}
      value={value}
      error={error}
      onChange={(chosen) => onChange(exerciseEquipment.filter((one) => chosen.includes(one)))}
    />
  );
}
