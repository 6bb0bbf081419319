import { ComboboxChevron, ComboboxClearButton, type ComboboxItem, InputBase, type SelectProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { byAct, type Touch } from '../by-act.tsx';

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

/** One of several values; the list of them comes by an act. */
export const ChoiceField = byAct<ChoiceProps, HTMLInputElement>({
  load: () => import('./WholeChoice.tsx').then((it) => it.WholeChoice),
  alone: ChoiceAlone,
  written: ({ searchable = false }) => searchable,
}) as <Value extends string>(props: ChoiceProps<Value> & { ref?: Ref<HTMLInputElement> }) => ReactNode;

/** The field with what is chosen, as Mantine's Select is while its list is shut. */
function ChoiceAlone({
  data,
  value,
  onChange,
  touch,
  searchable = false,
  clearable = false,
  searchValue = '',
  ...props
}: ChoiceProps & { touch: Touch<HTMLInputElement> }) {
  const {
    allowDeselect: _deselect,
    comboboxProps: _combobox,
    filter: _filter,
    nothingFoundMessage: _nothing,
    onSearchChange: _onSearch,
    openOnFocus: _focus,
    renderOption: _option,
    ...looks
  } = props;
  return (
    <InputBase
      {...looks}
      {...touch}
      __staticSelector="Select"
      __defaultRightSection={<ComboboxChevron size="sm" error={looks.error} />}
      __clearSection={<ComboboxClearButton onClear={() => onChange(null)} />}
      __clearable={clearable && value !== null && looks.disabled !== true}
      rightSectionPointerEvents="none"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      readOnly
      pointer={!searchable}
      value={value === null ? searchValue : (labelOf(value, data) ?? '')}
    />
  );
}

const labelOf = (value: string, data: ChoiceProps['data']): string | undefined => {
  const option = data.find((one) => (typeof one === 'string' ? one : one.value) === value);
  return typeof option === 'string' ? option : option?.label;
};
