import { TagsInput, type TagsInputProps } from '@mantine/core';
import type { Ref } from 'react';

export interface TagsProps extends Pick<TagsInputProps, 'label' | 'error'> {
  /** What is suggested; anything else may be typed too. */
  data: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Words of one's own with the list of those that are there already. */
export const WholeTags = ({ data, value, ...props }: TagsProps & { ref: Ref<HTMLInputElement> }) => (
  <TagsInput {...props} data={[...data]} value={[...value]} />
);
