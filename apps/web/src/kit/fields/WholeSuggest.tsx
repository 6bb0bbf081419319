import { Autocomplete } from '@mantine/core';
import type { Ref } from 'react';
import type { SuggestProps } from './SuggestField.tsx';

/** A text with the list of its suggestions. */
export const WholeSuggest = (props: SuggestProps & { ref: Ref<HTMLInputElement> }) => <Autocomplete {...props} />;
