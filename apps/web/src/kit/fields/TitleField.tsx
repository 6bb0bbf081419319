import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/phrases.ts';

interface TitleFieldProps {
  value: string;
  error: ReactNode;
  maxLength: number;
  first?: boolean;
  onChange: (title: string) => void;
}

export function TitleField({ first = false, onChange, ...field }: TitleFieldProps) {
  const t = useT();
  return (
    <TextInput
      required
      data-autofocus={first || undefined}
      label={t('kit.title')}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...field}
    />
  );
}
