import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/phrases.ts';

interface NameFieldProps {
  value: string;
  error: ReactNode;
  description?: string;
  placeholder?: string;
  maxLength?: number;
  onChange: (name: string) => void;
}

export function NameField({ onChange, ...field }: NameFieldProps) {
  const t = useT();
  return (
    <TextInput
      label={t('kit.name')}
      data-autofocus
      withAsterisk
      onChange={(event) => onChange(event.currentTarget.value)}
      {...field}
    />
  );
}
