import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { type ComponentPropsWithRef, type ReactElement, type Ref, useEffect, useId, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { matchingOptions } from '../choosing/options.ts';
import classes from './Filters.module.css';

export interface SearchedChoiceProps {
  label: string;
  button: (trigger: ComponentPropsWithRef<'button'>) => ReactElement;
  items: {
    readonly chosen: string;
    readonly values: readonly { readonly value: string; readonly label: string }[];
    readonly onChange: (value: string) => void;
  };
}

export function CompleteSearchedChoice({ label, button, items, ref }: SearchedChoiceProps & { ref: Ref<HTMLButtonElement> }) {
  const t = useT();
  const [words, setWords] = useState('');
  const listId = useId();
  const list = useCombobox({
    onDropdownOpen: () => list.focusSearchInput(),
    onDropdownClose: (by) => {
      list.resetSelectedOption();
      setWords('');
      if (by === 'keyboard') list.focusTarget();
    },
  });
  const opened = list.dropdownOpened;
  const options = matchingOptions(items.values, words);
  const { selectFirstOption, resetSelectedOption } = list;
  useEffect(() => {
    if (words === '') resetSelectedOption();
    else selectFirstOption();
  }, [words, selectFirstOption, resetSelectedOption]);
  return (
    <Combobox
      store={list}
      width={280}
      position="bottom-start"
      keepMounted={false}
      classNames={{ dropdown: classes['searched'], search: classes['search'], options: classes['found'], option: classes['one'] }}
      onOptionSubmit={(next) => {
        items.onChange(next);
        list.closeDropdown('keyboard');
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        {button({ ref, 'aria-haspopup': 'listbox', 'aria-expanded': opened, onClick: () => list.toggleDropdown('keyboard') })}
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          role="combobox"
          aria-expanded={opened}
          aria-controls={listId}
          aria-label={`${t('kit.label', { label: t('kit.search') })} ${label}`}
          placeholder={t('kit.search')}
          leftSection={<IconSearch size={17} stroke={1.8} />}
          value={words}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
            // Tab closes the list, because no other element of the list takes the focus.
            if (event.key !== 'Tab') return;
            event.preventDefault();
            list.closeDropdown('keyboard');
          }}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Combobox.Options id={listId} aria-label={label}>
          {options.map((option) => (
            <Combobox.Option key={option.value} value={option.value} active={option.value === items.chosen}>
              <span>{option.label}</span>
              {option.value === items.chosen && <IconCheck size={16} stroke={2} aria-hidden="true" />}
            </Combobox.Option>
          ))}
          {options.length === 0 && <Combobox.Empty>{t('kit.nothingFound')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
