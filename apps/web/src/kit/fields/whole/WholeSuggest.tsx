import { TEXT_MAX } from '@clubpulse/contract/scalars';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import type { Ref } from 'react';
import { atField } from '../list-place.ts';

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
  | 'filter'
  | 'maxDropdownHeight';

export interface SuggestProps extends Pick<AutocompleteProps, Taken> {
  /** What is suggested; anything else may be typed too. */
  data: string[];
  onChange: (text: string) => void;
}

/** A text with the list of its suggestions. */
export const WholeSuggest = (props: SuggestProps & { ref: Ref<HTMLInputElement> }) => (
  <Autocomplete maxLength={TEXT_MAX} {...props} attributes={atField} />
);
