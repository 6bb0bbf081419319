import { NumberInput } from '@mantine/core';
import { type PhraseKey, useT } from '../../../../platform/phrases.ts';
import type { NumberName } from '../class-values.ts';
import type { FormProps } from './form.ts';

interface NumberFieldProps extends Pick<FormProps, 'draft' | 'errors'> {
  name: NumberName;
  label: PhraseKey;
}

/** A whole number of the class. */
export function NumberField({ draft, errors, name, label }: NumberFieldProps) {
  const t = useT();
  return (
    <NumberInput
      label={t(label)}
      min={0}
      clampBehavior="none"
      allowDecimal={false}
      value={draft.values[name] ?? ''}
      error={errors[name]}
      onChange={(value) => draft.set({ [name]: value === '' ? null : Number(value) })}
    />
  );
}
