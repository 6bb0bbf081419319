import { Pill, PillsInput } from '@mantine/core';
import type { Ref } from 'react';
import { ChoiceSheet, type FieldTrigger, useSheet, useSheets } from '../choosing/ChoiceSheet.tsx';
import { toggled } from '../choosing/options.ts';
import { createLazyTrigger } from '../lazy-trigger.tsx';
import type { TagsProps } from './whole/WholeTags.tsx';

type FieldProps = TagsProps & { ref?: Ref<HTMLInputElement> };

const AtField = createLazyTrigger<TagsProps, HTMLInputElement>({
  load: () => import('./whole/WholeTags.tsx').then((it) => it.CompleteTags),
  alone: Alone,
  written: () => true,
});

export function TagsField(props: FieldProps) {
  const Field = useSheets() ? BySheet : AtField;
  return <Field {...props} />;
}

function BySheet({ ref, ...props }: FieldProps) {
  const { label, data, value, onChange } = props;
  const { id, opened, close, trigger } = useSheet();
  return (
    <>
      <Alone {...props} touch={{ ...trigger, ref, readOnly: true }} />
      {opened && (
        <ChoiceSheet
          id={id}
          several
          title={typeof label === 'string' ? label : ''}
          options={[...new Set([...value, ...data])].map((one) => ({ value: one, label: one }))}
          chosen={value}
          own={{ text: '', onTake: (word) => onChange([...new Set([...value, word])]) }}
          onChoose={(next) => onChange(toggled(value, next))}
          onClose={close}
        />
      )}
    </>
  );
}

function Alone({ label, error, value, onChange, touch }: TagsProps & { touch: FieldTrigger }) {
  return (
    <PillsInput label={label} error={error} __staticSelector="TagsInput">
      <Pill.Group>
        {value.map((one) => (
          <Pill key={one} withRemoveButton onRemove={() => onChange(value.filter((other) => other !== one))}>
            {one}
          </Pill>
        ))}
        <PillsInput.Field
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-controls={undefined}
          {...touch}
          role="combobox"
          aria-invalid={Boolean(error)}
        />
      </Pill.Group>
    </PillsInput>
  );
}
