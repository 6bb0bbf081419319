import { ComboboxChevron, ComboboxClearButton, InputBase } from '@mantine/core';
import type { FocusEvent, ReactNode, Ref } from 'react';
import { ChoiceSheet, type FieldTrigger, useSheet, useSheets } from '../choosing/ChoiceSheet.tsx';
import { createLazyTrigger } from '../lazy-trigger.tsx';
import type { ChoiceProps } from './whole/WholeChoice.tsx';

type FieldProps<Value extends string> = ChoiceProps<Value> & { ref?: Ref<HTMLInputElement> };

const AtField = createLazyTrigger<ChoiceProps, HTMLInputElement>({
  load: () => import('./whole/WholeChoice.tsx').then((it) => it.CompleteChoice),
  alone: ChoiceAlone,
  written: ({ searchable = false }) => searchable,
}) as <Value extends string>(props: FieldProps<Value>) => ReactNode;

export function ChoiceField<Value extends string>(props: FieldProps<Value>) {
  const Field = useSheets() ? BySheet<Value> : AtField<Value>;
  return <Field {...props} />;
}

function BySheet<Value extends string>({ ref, ...props }: FieldProps<Value>) {
  const { data, value, onChange, label, searchable = false, allowDeselect = true, onSearchChange } = props;
  const { id, opened, close, trigger } = useSheet(props.opensAtOnce);
  const options = data.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));
  return (
    <>
      <ChoiceAlone {...(props as unknown as ChoiceProps)} searchable={false} touch={{ ...trigger, ref }} />
      {opened && (
        <ChoiceSheet
          id={id}
          title={typeof label === 'string' ? label : (props['aria-label'] ?? '')}
          options={options}
          chosen={value === null ? [] : [value]}
          searched={searchable}
          foundFor={props.foundFor}
          onSearch={onSearchChange}
          looks={props.looks}
          nothingFound={props.nothingFoundMessage}
          withinPortal={props.comboboxProps?.withinPortal}
          onChoose={(next) => {
            const chosen = options.find((one) => one.value === next)?.value ?? null;
            onChange(chosen === value && allowDeselect ? null : chosen);
          }}
          onClose={() => {
            close();
            onSearchChange?.('');
          }}
        />
      )}
    </>
  );
}

export function ChoiceAlone({
  data,
  value,
  onChange,
  touch,
  searchable = false,
  clearable = false,
  searchValue = '',
  ...props
}: ChoiceProps & { touch: FieldTrigger }) {
  const {
    allowDeselect: _deselect,
    comboboxProps: _combobox,
    foundFor: _found,
    nothingFoundMessage: _nothing,
    onSearchChange: _onSearch,
    openOnFocus: _focus,
    opensAtOnce: _opens,
    looks: _looks,
    ...looks
  } = props;
  const text = value === null ? searchValue : (labelOf(value, data) ?? '');
  return (
    <InputBase
      {...looks}
      aria-haspopup="listbox"
      aria-expanded={false}
      // The attribute is removed, because the list does not exist yet.
      aria-controls={undefined}
      {...touch}
      __staticSelector="Select"
      __defaultRightSection={<ComboboxChevron size="sm" error={looks.error} />}
      __clearSection={<ComboboxClearButton onClear={() => onChange(null)} />}
      __clearable={clearable && value !== null && looks.disabled !== true}
      rightSectionPointerEvents="none"
      role="combobox"
      pointer={!searchable}
      {...(searchable ? { defaultValue: text, onBlur: backTo(text), autoComplete: 'off' } : { value: text, readOnly: true })}
    />
  );
}

/** On blur, a text that is no option is discarded, as in Mantine's Select. */
const backTo =
  (text: string) =>
  ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    currentTarget.value = text;
  };

const labelOf = (value: string, data: ChoiceProps['data']): string | undefined => {
  const option = data.find((one) => (typeof one === 'string' ? one : one.value) === value);
  return typeof option === 'string' ? option : option?.label;
};
