import { MESSAGE_BUTTON_MAX, MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX } from '@clubpulse/contract/office/messages';
import type { Language } from '@clubpulse/contract/scalars';
import { TextInput } from '@mantine/core';
import { type SyntheticEvent, useRef } from 'react';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { useT } from '../../platform/phrases.ts';
import { asStored, inWriterLanguage } from './placeholder-text.ts';
import { TintedArea } from './TintedArea.tsx';
import type { WrittenText, WrittenTexts } from './written-texts.ts';

const none: WrittenText = { Title: '', Text: '' };

export interface WrittenFields {
  texts: WrittenTexts;
  hasButton: boolean;
  errors: FieldTexts;
  onWriteIn: (language: Language) => void;
  onChange: (language: Language, words: WrittenText) => void;
}

interface WordFieldsProps extends WrittenFields {
  onCaret: (language: Language, from: number, to: number) => void;
  areaOf: (language: Language) => (area: HTMLTextAreaElement | null) => void;
  language: Language;
  title: string;
  text: string;
  button: string;
  required?: true;
}

export function WordFields({
  language,
  title,
  text,
  button,
  required,
  texts,
  hasButton,
  errors,
  onWriteIn,
  onCaret,
  areaOf,
  onChange,
}: WordFieldsProps) {
  const t = useT();
  const words = texts[language] ?? none;
  const area = useRef<HTMLTextAreaElement>(null);
  const keep = areaOf(language);
  const field = { lang: language, required: required === true, onFocus: () => onWriteIn(language) };
  return (
    <>
      <TextInput
        {...field}
        label={title}
        maxLength={MESSAGE_TITLE_MAX}
        value={inWriterLanguage(words.Title, t)}
        error={errors[`Texts.${language}.Title`]}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          area.current?.focus();
        }}
        onChange={({ currentTarget: { value } }) => onChange(language, { ...words, Title: asStored(value, t) })}
      />
      <TintedArea
        {...field}
        ref={(element) => {
          area.current = element;
          keep(element);
        }}
        label={text}
        autosize
        minRows={6}
        maxRows={16}
        maxLength={MESSAGE_TEXT_MAX}
        value={inWriterLanguage(words.Text, t)}
        error={errors[`Texts.${language}.Text`]}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) =>
          onCaret(language, selectionStart, selectionEnd)
        }
        onChange={({ currentTarget: { value } }) => onChange(language, { ...words, Text: asStored(value, t) })}
      />
      {hasButton && (
        <TextInput
          {...field}
          label={button}
          maxLength={MESSAGE_BUTTON_MAX}
          value={words.Button ?? ''}
          error={errors[`Texts.${language}.Button`]}
          onChange={({ currentTarget: { value } }) => onChange(language, { ...words, Button: value })}
        />
      )}
    </>
  );
}
