import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';

interface TypedTextProps {
  label: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  autoComplete: string;
}

export function TypedText(props: TypedTextProps) {
  return <TextInput {...props} />;
}
