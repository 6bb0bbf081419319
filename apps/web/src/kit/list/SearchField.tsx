import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { useKeys } from '../use-keys.ts';

const TYPING_MS = 250;

interface SearchFieldProps {
  value: string;
  placeholder?: string;
  onChange: (words: string) => void;
}

export function SearchField({ value, placeholder, onChange }: SearchFieldProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  const [words, setWords] = useState(value);
  const reported = useRef(value);
  const report = useDebouncedCallback((next: string) => {
    reported.current = next;
    onChange(next);
  }, TYPING_MS);
  useEffect(() => {
    // Only a change from outside replaces the typed text.
    if (value === reported.current) return;
    reported.current = value;
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
        report(event.currentTarget.value);
      }}
    />
  );
}
