import { MultiSelect } from '@mantine/core';
import type { Ref } from 'react';
import type { ChoicesProps } from './ChoicesField.tsx';

/** Choices with the list that they are made from. */
export const WholeChoices = (props: ChoicesProps & { ref: Ref<HTMLInputElement> }) => <MultiSelect {...props} />;
