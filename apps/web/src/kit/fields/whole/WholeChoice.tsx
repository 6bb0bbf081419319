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
  /** The options: texts, or values with their labels. */
  data: (Value | ComboboxItem<Value>)[];
  /** Null: none is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** The options are what the server found for this text, null until it has answered: all of them are shown whatever is typed. */
  foundFor?: string | null;
  /** On a phone its sheet is open from the start: it is the only thing to do. */
  opensAtOnce?: boolean;
  /** An option, where there is more to show than its label. */
  looks?: (option: SheetOption) => ReactNode;
  'data-autofocus'?: true;
}

/** A choice with the list that it opens, at the field. Enter takes the first that what was typed has found. */
export const WholeChoice = ({ foundFor, opensAtOnce: _opens, looks, ...props }: ChoiceProps & { ref: Ref<HTMLInputElement> }) => (
  <Select
    {...props}
    selectFirstOptionOnChange={foundFor === undefined || (foundFor !== '' && foundFor === props.searchValue?.trim())}
    {...(foundFor !== undefined && { filter: ({ options }) => options })}
    {...(looks && { renderOption: ({ option }) => looks(option) })}
  />
);
