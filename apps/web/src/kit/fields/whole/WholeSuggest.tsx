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
  /** What is suggested; anything else may be typed too. */
  data: string[];
  onChange: (text: string) => void;
  /** All of them are shown whatever is typed. */
  unfiltered?: boolean;
}

/** A text with the list of its suggestions. */
export const WholeSuggest = ({ unfiltered = false, ...props }: SuggestProps & { ref: Ref<HTMLInputElement> }) => (
  <Autocomplete maxLength={TEXT_MAX} {...props} {...(unfiltered && { filter: ({ options }) => options })} />
);
