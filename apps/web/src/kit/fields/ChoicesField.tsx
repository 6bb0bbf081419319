import { Pill, PillsInput } from '@mantine/core';
import type { Ref } from 'react';
import { ChoiceSheet, type FieldTrigger, useSheet, useSheets } from '../choosing/ChoiceSheet.tsx';
import { toggled } from '../choosing/options.ts';
import { createLazyTrigger } from '../lazy-trigger.tsx';
import type { ChoicesProps } from './whole/WholeChoices.tsx';

type FieldProps = ChoicesProps & { ref?: Ref<HTMLInputElement> };

const AtField = createLazyTrigger<ChoicesProps, HTMLInputElement>({
  load: () => import('./whole/WholeChoices.tsx').then((it) => it.CompleteChoices),
  alone: Alone,
  written: ({ searchable = false }) => searchable,
});

export function ChoicesField(props: FieldProps) {
  const Field = useSheets() ? BySheet : AtField;
  return <Field {...props} />;
}

function BySheet({ ref, ...props }: FieldProps) {
  const { label, data, value, searchable = false, onChange } = props;
  const { id, opened, close, trigger } = useSheet();
  return (
    <>
      <Alone {...props} searchable={false} touch={{ ...trigger, ref }} />
      {opened && (
        <ChoiceSheet
          id={id}
          several
          title={typeof label === 'string' ? label : ''}
          options={data}
          chosen={value}
          searched={searchable}
          onChoose={(next) => onChange(toggled(value, next))}
          onClose={close}
        />
      )}
    </>
  );
}

function Alone(props: ChoicesProps & { touch: FieldTrigger }) {
  const { label, error, placeholder, data, value, searchable = false, touch } = props;
  return (
    <PillsInput label={label} error={error} __staticSelector="MultiSelect" pointer>
      <Pill.Group>
        {value.map((one) => (
          <Pill key={one}>{data.find((option) => option.value === one)?.label ?? one}</Pill>
        ))}
        <PillsInput.Field
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-controls={undefined}
          {...touch}
          readOnly={!searchable}
          role="combobox"
          aria-invalid={Boolean(error)}
          placeholder={placeholder}
        />
      </Pill.Group>
    </PillsInput>
  );
}
