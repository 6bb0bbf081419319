import type { Language } from '@clubpulse/contract/scalars';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../platform/phrases.ts';
import { asStored, inWriterLanguage } from './placeholder-text.ts';
import type { WrittenText, WrittenTexts } from './written-texts.ts';

const none: WrittenText = { Title: '', Text: '' };

export function useInsert(target: Language, texts: WrittenTexts, onChange: (language: Language, words: WrittenText) => void) {
  const t = useT();
  const caret = useRef<Partial<Record<Language, readonly [from: number, to: number]>>>({});
  const areas = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({});
  const insert = (placeholder: string) => {
    const words = texts[target] ?? none;
    const shown = inWriterLanguage(words.Text, t);
    const { length } = shown;
    const [from, to] = (caret.current[target] ?? [length, length]).map((at) => Math.min(at, length)) as [number, number];
    const put = inWriterLanguage(`{${placeholder}}`, t);
    const after = from + put.length;
    // The field gets the focus, because a space typed on the button would insert the placeholder again.
    flushSync(() => onChange(target, { ...words, Text: asStored(shown.slice(0, from) + put + shown.slice(to), t) }));
    areas.current[target]?.focus();
    areas.current[target]?.setSelectionRange(after, after);
    caret.current[target] = [after, after];
  };
  const onCaret = (language: Language, from: number, to: number) => {
    caret.current[language] = [from, to];
  };
  const areaOf = (language: Language) => (area: HTMLTextAreaElement | null) => {
    areas.current[language] = area;
  };
  return { insert, onCaret, areaOf };
}
