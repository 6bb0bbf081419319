import { Pill, PillsInput } from '@mantine/core';
import { byAct } from '../by-act.tsx';
import type { TagsProps } from './whole/WholeTags.tsx';

/** Words of one's own, several of them; the list of those that are there already comes by an act. */
export const TagsField = byAct<TagsProps, HTMLInputElement>({
  load: () => import('./whole/WholeTags.tsx').then((it) => it.WholeTags),
  alone: ({ label, error, value, onChange, touch }) => (
    <PillsInput label={label} error={error} __staticSelector="TagsInput">
      <Pill.Group>
        {value.map((one) => (
          <Pill key={one} withRemoveButton onRemove={() => onChange(value.filter((other) => other !== one))}>
            {one}
          </Pill>
        ))}
        <PillsInput.Field
          {...touch}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          // No list is there.
          aria-controls={undefined}
          aria-invalid={Boolean(error)}
        />
      </Pill.Group>
    </PillsInput>
  ),
  written: () => true,
});
