import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { useKeys } from '../use-keys.ts';

/** Whoever types asks once, after the last letter. */
const TYPING_MS = 250;

interface SearchFieldProps {
  /** What is looked for, as the address has it. */
  value: string;
  placeholder?: string;
  onChange: (words: string) => void;
}

/** The search of a list: its key is `/`. */
export function SearchField({ value, placeholder, onChange }: SearchFieldProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  const [words, setWords] = useState(value);
  const told = useRef(value);
  const tell = useDebouncedCallback((next: string) => {
    told.current = next;
    onChange(next);
  }, TYPING_MS);
  useEffect(() => {
    // Cleared elsewhere, or an earlier address: what is being typed stays.
    if (value === told.current) return;
    told.current = value;
    setWords(value);
  }, [value]);
  return (
    <TextInput
      ref={field}
      type="search"
      wrapperProps={{ 'data-search': true }}
      aria-label={t('kit.search')}
      placeholder={placeholder ?? t('kit.search')}
      leftSection={<IconSearch size={17} stroke={1.8} />}
      value={words}
      onChange={(event) => {
        setWords(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}
