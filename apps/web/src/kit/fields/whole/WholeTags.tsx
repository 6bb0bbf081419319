import { TagsInput, type TagsInputProps } from '@mantine/core';
import type { Ref } from 'react';

export interface TagsProps extends Pick<TagsInputProps, 'label' | 'error'> {
  data: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export const CompleteTags = ({ data, value, ...props }: TagsProps & { ref: Ref<HTMLInputElement> }) => (
  <TagsInput {...props} data={[...data]} value={[...value]} />
);
