import { type EquipmentPlace, equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import { type ExerciseEquipment, exerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { FilterChip } from '../../../kit/filters/FilterChip.tsx';
import { useT } from '../../../platform/phrases.ts';
import { equipmentLabel, optionsOf } from '../exercise-text.ts';

interface ChipProps<Value> {
  brief?: boolean;
  value: Value | null;
  onChange: (value: Value | null) => void;
}

export function PlaceChip(chip: ChipProps<EquipmentPlace>) {
  const t = useT();
  const options = optionsOf(equipmentPlaces, (one) => t(`clubs.equipmentAt-${one}`));
  return <FilterChip label={t('workouts.placeFilter')} all={t('kit.all')} options={options} {...chip} />;
}

export function EquipmentChip(chip: ChipProps<ExerciseEquipment>) {
  const t = useT();
  const options = optionsOf(exerciseEquipment, (one) => t(equipmentLabel(one)));
  return <FilterChip label={t('workouts.equipmentField')} all={t('kit.all')} options={options} {...chip} />;
}

export function AvailableChip(chip: ChipProps<'yes'>) {
  const t = useT();
  const options = optionsOf(['yes'] as const, () => t('workouts.yes'));
  return <FilterChip label={t('workouts.availableOnly')} all={t('kit.all')} options={options} {...chip} />;
}
