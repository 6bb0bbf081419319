import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import type { SheetOption } from '../../choosing/options.ts';

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
  | 'nothingFoundMessage'
  | 'onSearchChange'
  | 'openOnFocus'
  | 'searchable'
  | 'searchValue';

export interface ChoiceProps<Value extends string = string> extends Pick<SelectProps<Value>, Looks | Picking> {
  data: (Value | ComboboxItem<Value>)[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** The text whose search results are shown, which are not filtered again. Null before a response. */
  foundFor?: string | null;
  opensAtOnce?: boolean;
  looks?: (option: SheetOption) => ReactNode;
  'data-autofocus'?: true;
}

export const CompleteChoice = ({
  foundFor,
  opensAtOnce: _opens,
  looks,
  ...props
}: ChoiceProps & { ref: Ref<HTMLInputElement> }) => (
  <Select
    {...props}
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    selectFirstOptionOnChange={foundFor === undefined || (foundFor !== '' && foundFor === props.searchValue?.trim())}
    {...(foundFor !== undefined && { filter: ({ options }) => options })}
    {...(looks && { renderOption: ({ option }) => looks(option) })}
  />
);
