import { type ClubUpdate, weightStep } from '@clubpulse/contract/clubs/clubs';
import { kgToPounds, poundsToKg } from '@clubpulse/rules/formats/units';
import { Pair } from '../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { useT } from '../../platform/phrases.ts';

interface LoadsProps {
  values: ClubUpdate;
  errors: Partial<Record<string, string>>;
  set: (changes: Partial<ClubUpdate>) => void;
}

const systems = [
  ['Metric', 'clubs.set.kilograms'],
  ['Imperial', 'clubs.set.pounds'],
] as const;
const DIGITS = 2;
const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

export function Loads({ values, errors, set }: LoadsProps) {
  const t = useT();
  const imperial = values.UnitSystem === 'Imperial';
  const shown = (kilograms: number) => (imperial ? rounded(kgToPounds(kilograms), DIGITS) : kilograms);
  // The form holds more digits than the server stores, so that twenty steps of five pounds are a hundred pounds.
  const stored = (typed: number) => (imperial ? rounded(poundsToKg(typed), 5) : typed);
  const step = (name: 'BarStep' | 'HandStep', label: 'clubs.set.barStep' | 'clubs.set.handStep') => (
    <NumberField
      key={name + values.UnitSystem}
      label={t(label)}
      description={t('clubs.set.stepNote')}
      unit={imperial ? 'lb' : 'kg'}
      digits={DIGITS}
      max={shown(weightStep.max)}
      value={values[name] === null ? null : shown(values[name])}
      error={errors[name]}
      onChange={(typed) => set({ [name]: typed === null ? null : stored(typed) })}
    />
  );
  return (
    <>
      <Pair>
        <ChoiceField
          label={t('clubs.set.units')}
          description={t('clubs.set.unitsNote')}
          allowDeselect={false}
          value={values.UnitSystem}
          data={systems.map(([value, label]) => ({ value, label: t(label) }))}
          onChange={(UnitSystem) => UnitSystem !== null && set({ UnitSystem })}
        />
      </Pair>
      <Pair>
        {step('BarStep', 'clubs.set.barStep')}
        {step('HandStep', 'clubs.set.handStep')}
      </Pair>
    </>
  );
}
