import { type AutocompleteProps, TextInput } from '@mantine/core';
import { byAct } from '../by-act.tsx';

type Taken =
  | 'label'
  | 'aria-label'
  | 'aria-required'
  | 'withAsterisk'
  | 'value'
  | 'error'
  | 'disabled'
  | 'autoComplete'
  | 'onFocus'
  | 'onBlur'
  | 'onOptionSubmit'
  | 'filter'
  | 'maxDropdownHeight';

export interface SuggestProps extends Pick<AutocompleteProps, Taken> {
  /** What is suggested; anything else may be typed too. */
  data: string[];
  onChange: (text: string) => void;
}

/** A text with suggestions, which come by an act; it can be typed without them. */
export const SuggestField = byAct<SuggestProps, HTMLInputElement>({
  load: () => import('./WholeSuggest.tsx').then((it) => it.WholeSuggest),
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
