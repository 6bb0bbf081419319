import { NumberField as Field } from '../../../../kit/fields/NumberField.tsx';
import { type PhraseKey, useT } from '../../../../platform/phrases.ts';
import type { NumberName } from '../class-values.ts';
import type { FormProps } from './form.ts';

interface NumberFieldProps extends Pick<FormProps, 'draft' | 'errors'> {
  name: NumberName;
  label: PhraseKey;
}

export function NumberField({ draft, errors, name, label }: NumberFieldProps) {
  const t = useT();
  return (
    <Field label={t(label)} value={draft.values[name]} error={errors[name]} onChange={(value) => draft.set({ [name]: value })} />
  );
}
