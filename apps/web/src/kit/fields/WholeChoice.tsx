import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import type { Ref } from 'react';

type Looks =
  | 'label'
  | 'aria-label'
  | 'description'
  | 'placeholder'
  | 'error'
  | 'disabled'
  | 'withAsterisk'
  | 'className'
  | 'classNames'
  | 'leftSection';
type Picking =
  | 'allowDeselect'
  | 'clearable'
  | 'comboboxProps'
  | 'filter'
  | 'nothingFoundMessage'
  | 'onSearchChange'
  | 'openOnFocus'
  | 'renderOption'
  | 'searchable'
  | 'searchValue';

export interface ChoiceProps<Value extends string = string> extends Pick<SelectProps<Value>, Looks | Picking> {
  /** The options: texts, or values with their labels. */
  data: (Value | ComboboxItem<Value>)[];
  /** Null: none is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  'data-autofocus'?: true;
}

/** A choice with the list that it opens. */
export const WholeChoice = (props: ChoiceProps & { ref: Ref<HTMLInputElement> }) => <Select {...props} />;
