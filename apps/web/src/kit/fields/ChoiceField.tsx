import { ComboboxChevron, ComboboxClearButton, InputBase } from '@mantine/core';
import type { FocusEvent, ReactNode, Ref } from 'react';
import { byAct, type Touch } from '../by-act.tsx';
import type { ChoiceProps } from './whole/WholeChoice.tsx';

/** One of several values; the list of them comes by an act. */
export const ChoiceField = byAct<ChoiceProps, HTMLInputElement>({
  load: () => import('./whole/WholeChoice.tsx').then((it) => it.WholeChoice),
  alone: ChoiceAlone,
  written: ({ searchable = false }) => searchable,
}) as <Value extends string>(props: ChoiceProps<Value> & { ref?: Ref<HTMLInputElement> }) => ReactNode;

/** The field with what is chosen, as Mantine's Select is while its list is shut. */
export function ChoiceAlone({
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
  const text = value === null ? searchValue : (labelOf(value, data) ?? '');
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
      // No list is there.
      aria-controls={undefined}
      pointer={!searchable}
      {...(searchable ? { defaultValue: text, onBlur: backTo(text), autoComplete: 'off' } : { value: text, readOnly: true })}
    />
  );
}

/** What was typed and left without a choice goes, as in the whole field. */
const backTo =
  (text: string) =>
  ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    currentTarget.value = text;
  };

const labelOf = (value: string, data: ChoiceProps['data']): string | undefined => {
  const option = data.find((one) => (typeof one === 'string' ? one : one.value) === value);
  return typeof option === 'string' ? option : option?.label;
};
