import { type ComboboxItem, MultiSelect, type MultiSelectProps } from '@mantine/core';
import type { Ref } from 'react';

export interface ChoicesProps extends Pick<MultiSelectProps, 'label' | 'placeholder' | 'error' | 'searchable' | 'clearable'> {
  data: ComboboxItem[];
  value: string[];
  onChange: (value: string[]) => void;
}

export const CompleteChoices = (props: ChoicesProps & { ref: Ref<HTMLInputElement> }) => <MultiSelect {...props} />;
