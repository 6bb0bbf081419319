import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import type { Ref } from 'react';
import { useWidth } from '../../widths.ts';
import { atField, headed } from '../list-place.ts';

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

/** A choice with the list that it opens: on a phone a sheet with the field's name, or below the field where it is written into. */
export function WholeChoice(props: ChoiceProps & { ref: Ref<HTMLInputElement> }) {
  const sheet = useWidth() === 'phone' && props.searchable !== true;
  return (
    <Select
      {...props}
      {...(sheet
        ? { attributes: headed(props.label ?? props['aria-label']), maxDropdownHeight: '60dvh' }
        : { attributes: atField })}
    />
  );
}
