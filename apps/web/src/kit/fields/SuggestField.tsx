import { TextInput } from '@mantine/core';
import { byAct } from '../by-act.tsx';
import type { SuggestProps } from './whole/WholeSuggest.tsx';

/** A text with suggestions, which come by an act; it can be typed without them. */
export const SuggestField = byAct<SuggestProps, HTMLInputElement>({
  load: () => import('./whole/WholeSuggest.tsx').then((it) => it.WholeSuggest),
  alone: ({
    touch,
    onChange,
    onFocus,
    data: _data,
    onOptionSubmit: _submit,
    filter: _filter,
    maxDropdownHeight: _height,
    ...text
  }) => (
    <TextInput
      {...text}
      {...touch}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      // No list is there.
      aria-controls={undefined}
      onFocus={(event) => {
        onFocus?.(event);
        touch.onFocus(event);
      }}
      onKeyDown={(event) => {
        // Enter and Space belong to what is typed.
        if (event.key.startsWith('Arrow')) touch.onKeyDown(event);
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ),
  written: () => true,
});
