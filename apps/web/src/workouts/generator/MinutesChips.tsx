import { GENERATOR } from '@clubpulse/contract/workouts/generator/generator';
import { useState } from 'react';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { useT } from '../../platform/phrases.ts';
import { ChoiceChips } from './ChoiceChips.tsx';

interface MinutesChipsProps {
  value: number | null;
  error: string | undefined;
  onChange: (minutes: number | null) => void;
}

const usual: readonly number[] = [20, 30, 45, 60, 75];
const OTHER = 'other';

export function MinutesChips({ value, error, onChange }: MinutesChipsProps) {
  const t = useT();
  const [isOther, setOther] = useState(value !== null && !usual.includes(value));
  return (
    <>
      <ChoiceChips<string>
        label={t('generator.minutesField')}
        value={isOther ? OTHER : value === null ? null : `${value}`}
        options={[
          ...usual.map((minutes) => ({ value: `${minutes}`, label: `${minutes}` })),
          { value: OTHER, label: t('generator.minutesOther') },
        ]}
        error={isOther ? undefined : error}
        onChange={(chosen) => {
          setOther(chosen === OTHER);
          if (chosen !== OTHER) onChange(Number(chosen));
        }}
      />
      {isOther && (
        <NumberField
          label={t('generator.minutesHowMany')}
          required
          min={GENERATOR.minutesMin}
          max={GENERATOR.minutesMax}
          step={GENERATOR.minutesStep}
          unit={t('generator.minutesUnit')}
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </>
  );
}
