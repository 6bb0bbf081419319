import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ComponentProps } from 'react';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { minutesSpelling } from '../minutes-spelling.ts';

export function LineDuration(field: Omit<ComponentProps<typeof NumberField>, 'label'>) {
  const t = useT();
  return (
    <NumberField label={t('sheets.duration')} unit="s" spelling={minutesSpelling} step={5} max={PROGRAM.durationMax} {...field} />
  );
}
