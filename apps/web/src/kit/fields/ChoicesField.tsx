import { Pill, PillsInput } from '@mantine/core';
import { byAct } from '../by-act.tsx';
import type { ChoicesProps } from './whole/WholeChoices.tsx';

/** Several of many values; the list of them comes by an act. */
export const ChoicesField = byAct<ChoicesProps, HTMLInputElement>({
  load: () => import('./whole/WholeChoices.tsx').then((it) => it.WholeChoices),
  alone: ({ label, error, placeholder, data, value, searchable = false, touch }) => (
    <PillsInput label={label} error={error} __staticSelector="MultiSelect" pointer>
      <Pill.Group>
        {value.map((one) => (
          <Pill key={one}>{data.find((option) => option.value === one)?.label ?? one}</Pill>
        ))}
        <PillsInput.Field
          {...touch}
          readOnly={!searchable}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          // No list is there.
          aria-controls={undefined}
          aria-invalid={Boolean(error)}
          placeholder={placeholder}
        />
      </Pill.Group>
    </PillsInput>
  ),
  written: ({ searchable = false }) => searchable,
});
