import { TEXT_MAX } from '@clubpulse/contract/scalars';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import type { Ref } from 'react';

type Taken =
  | 'label'
  | 'aria-label'
  | 'aria-required'
  | 'withAsterisk'
  | 'value'
  | 'error'
  | 'disabled'
  | 'autoComplete'
  | 'onFocus'
  | 'onBlur'
  | 'onOptionSubmit'
  | 'maxDropdownHeight';

export interface SuggestProps extends Pick<AutocompleteProps, Taken> {
  data: string[];
  onChange: (text: string) => void;
  unfiltered?: boolean;
}

export const CompleteSuggest = ({ unfiltered = false, ...props }: SuggestProps & { ref: Ref<HTMLInputElement> }) => (
  <Autocomplete maxLength={TEXT_MAX} {...props} {...(unfiltered && { filter: ({ options }) => options })} />
);
