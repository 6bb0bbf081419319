import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';

interface CodeFieldProps extends Pick<TextInputProps, 'label' | 'description' | 'withAsterisk' | 'classNames'> {
  ref?: Ref<HTMLInputElement>;
  form: {
    readonly values: { readonly Code: string };
    readonly errors: { readonly Code?: string };
    readonly set: (changes: { Code: string }) => void;
  };
}

export function CodeField({ form: { values, errors, set }, ...field }: CodeFieldProps) {
  return (
    <TextInput
      size="lg"
      value={values.Code}
      error={errors.Code}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => set({ Code: event.currentTarget.value.toUpperCase() })}
      {...field}
    />
  );
}
