import { Select } from '@mantine/core';
import type { Ref } from 'react';
import type { ChoiceProps } from './ChoiceField.tsx';

/** A choice with the list that it opens. */
export const WholeChoice = (props: ChoiceProps & { ref: Ref<HTMLInputElement> }) => <Select {...props} />;
