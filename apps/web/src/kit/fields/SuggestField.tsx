import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { ChoiceSheet, useSheet, useSheets } from '../choosing/ChoiceSheet.tsx';
import { createLazyTrigger } from '../lazy-trigger.tsx';
import type { SuggestProps } from './whole/WholeSuggest.tsx';

const AtField = createLazyTrigger<SuggestProps, HTMLInputElement>({
  load: () => import('./whole/WholeSuggest.tsx').then((it) => it.CompleteSuggest),
  alone: ({
    touch,
    onChange,
    onFocus,
    data: _data,
    onOptionSubmit: _submit,
    unfiltered: _unfiltered,
    maxDropdownHeight: _height,
    ...text
  }) => (
    <TextInput
      {...text}
      {...touch}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={undefined}
      onFocus={(event) => {
        onFocus?.(event);
        touch.onFocus(event);
      }}
      onKeyDown={(event) => {
        if (event.key.startsWith('Arrow')) touch.onKeyDown(event);
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  written: () => true,
});

export function SuggestField(props: SuggestProps & { ref?: Ref<HTMLInputElement> }) {
  const Field = useSheets() ? BySheet : AtField;
  return <Field {...props} />;
}

function BySheet(props: SuggestProps & { ref?: Ref<HTMLInputElement> }) {
  const { data, onChange, onOptionSubmit, unfiltered = false, maxDropdownHeight: _height, ...text } = props;
  const { id, opened, close, trigger } = useSheet();
  const value = text.value ?? '';
  return (
    <>
      <TextInput {...text} {...trigger} readOnly role="combobox" aria-expanded={opened} aria-controls={opened ? id : undefined} />
      {opened && (
        <ChoiceSheet
          id={id}
          title={typeof text.label === 'string' ? text.label : (text['aria-label'] ?? '')}
          options={data.map((one) => ({ value: one, label: one }))}
          chosen={[value]}
          foundFor={unfiltered ? null : undefined}
          own={{ text: value, onTake: onChange }}
          onChoose={(chosen) => {
            onChange(chosen);
            onOptionSubmit?.(chosen);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
