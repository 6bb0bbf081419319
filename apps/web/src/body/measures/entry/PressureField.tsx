import { isPressure, readPressure } from '@clubpulse/rules/body/measures/pressure';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../platform/phrases.ts';
import classes from '../Measures.module.css';
import type { Numbers } from './entry-values.ts';

interface PressureFieldProps {
  label?: string;
  'aria-label'?: string;
  description?: ReactNode;
  values: Numbers;
  wrong: boolean;
  refused: string | undefined;
  doubted: boolean;
  onChange: (values: Numbers) => void;
}

export function PressureField({ values, wrong, refused, doubted, onChange, ...shown }: PressureFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { systolicPressure: systolic = null, diastolicPressure: diastolic = null } = values;
  const reading = systolic === null || Number.isNaN(systolic) ? '' : `${systolic}/${diastolic ?? ''}`;
  const read = readPressure(typed);
  // The typed text is shown as long as it means the value of the form.
  const hasSameText =
    read === null
      ? systolic === null
      : read === undefined
        ? Number.isNaN(systolic)
        : read.systolic === systolic && read.diastolic === diastolic;
  const take = (text: string) => {
    setTyped(text);
    const found = readPressure(text);
    if (found === null) onChange({ systolicPressure: null, diastolicPressure: null });
    else if (found === undefined) onChange({ systolicPressure: Number.NaN, diastolicPressure: Number.NaN });
    else onChange({ systolicPressure: found.systolic, diastolicPressure: found.diastolic });
  };
  const isPair = read && isPressure(read);
  return (
    <span className={classes['asked']} data-doubt={doubted} data-measure="systolicPressure">
      <TextInput
        {...shown}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="text"
        autoComplete="off"
        placeholder="…/…"
        value={hasSameText ? typed : reading}
        error={refused ?? (wrong && !isPair && t(read === undefined ? 'measures.pressureUnclear' : 'measures.pressureLimits'))}
        rightSection={<span aria-hidden="true">mmHg</span>}
        rightSectionWidth={60}
        rightSectionPointerEvents="none"
        aria-description="mmHg"
        onChange={(event) => take(event.currentTarget.value)}
      />
    </span>
  );
}
