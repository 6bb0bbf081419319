import { MESSAGE_BUTTON_MAX, MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX, placeholders } from '@clubpulse/contract/office/messages';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { TextInput } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { ChipButton } from '../../kit/filters/FilterBar.tsx';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import classes from './Messages.module.css';
import { asStored, inWriterLanguage } from './placeholder-text.ts';
import { TintedArea } from './TintedArea.tsx';
import type { WrittenText, WrittenTexts } from './written-texts.ts';

const none: WrittenText = { Title: '', Text: '' };
const isThere = (texts: WrittenTexts, language: Language) => {
  const { Title, Text } = texts[language] ?? none;
  return Title.trim() !== '' && Text.trim() !== '';
};

export const isWrongIn = (language: Language, errors: FieldTexts) =>
  Object.keys(errors).some((field) => field.startsWith(`Texts.${language}.`));

interface MessageWordsProps {
  first: Language;
  beside: Language;
  read: readonly Language[];
  texts: WrittenTexts;
  hasButton: boolean;
  errors: FieldTexts;
  onBeside: (language: Language) => void;
  onWriteIn: (language: Language) => void;
  onChange: (language: Language, words: WrittenText) => void;
}

/** Two languages side by side, for translation. */
export function MessageTextFields({
  first,
  beside,
  read,
  texts,
  hasButton,
  errors,
  onBeside,
  onWriteIn,
  onChange,
}: MessageWordsProps) {
  const t = useT();
  const id = useId();
  const [into, setInto] = useState<Language>(first);
  const writeIn = (language: Language) => {
    setInto(language);
    onWriteIn(language);
  };
  // The field that was edited last may now show another language.
  const target = into === first ? first : beside;
  const caret = useRef<Partial<Record<Language, readonly [from: number, to: number]>>>({});
  const areas = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({});
  const insert = (placeholder: string) => {
    const words = texts[target] ?? none;
    const shown = inWriterLanguage(words.Text, t);
    const { length } = shown;
    const [from, to] = (caret.current[target] ?? [length, length]).map((at) => Math.min(at, length)) as [number, number];
    const put = inWriterLanguage(`{${placeholder}}`, t);
    const after = from + put.length;
    // The focus moves to the text: on the chip, the next space would insert again.
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
  const written = { texts, hasButton, errors, onChange, onWriteIn: writeIn, onCaret, areaOf };
  return (
    <div className={classes['part']}>
      <div className={classes['beside']}>
        <div role="group" aria-labelledby={`${id}-first`} className={classes['part']}>
          <div className={classes['wordsHead']}>
            <b id={`${id}-first`}>{t('messages.firstLanguage', { language: languageNames[first] })}</b>
          </div>
          <WordFields
            {...written}
            language={first}
            title={t('kit.title')}
            text={t('messages.text')}
            button={t('messages.buttonWords')}
            required
          />
        </div>
        <div role="group" aria-labelledby={`${id}-beside`} className={classes['part']}>
          <div className={classes['wordsHead']}>
            <b id={`${id}-beside`}>{t('messages.translation')}</b>
            <Segmented<Language>
              label={t('shell.language')}
              value={beside}
              options={languages
                .filter((language) => language !== first)
                .map((language) => ({
                  value: language,
                  label: (
                    <LanguageMark
                      language={language}
                      isWritten={isThere(texts, language)}
                      isRead={read.includes(language)}
                      isWrong={isWrongIn(language, errors)}
                      isBegun={isThere(texts, first)}
                    />
                  ),
                }))}
              onChange={onBeside}
            />
          </div>
          <WordFields
            key={beside}
            {...written}
            language={beside}
            title={t('messages.subjectIn', { language: languageNames[beside] })}
            text={t('messages.textIn', { language: languageNames[beside] })}
            button={t('messages.buttonIn', { language: languageNames[beside] })}
          />
        </div>
      </div>
      <div className={classes['insert']}>
        <span>{t('messages.insert')}</span>
        {placeholders.map((name) => (
          <ChipButton key={name} onClick={() => insert(name)}>
            {t(`messages.word-${name}`)}
          </ChipButton>
        ))}
      </div>
    </div>
  );
}

interface LanguageMarkProps {
  language: Language;
  isWritten: boolean;
  isRead: boolean;
  isWrong: boolean;
  isBegun: boolean;
}

function LanguageMark({ language, isWritten, isRead, isWrong, isBegun }: LanguageMarkProps) {
  const t = useT();
  const name = languageNames[language];
  if (!isWritten && !isWrong && !(isRead && isBegun)) return name;
  const is = isWrong ? 'Wrong' : isWritten ? 'Written' : 'Missing';
  const said = t(`messages.language${is}`, { language: name });
  const Icon = is === 'Written' ? IconCheck : is === 'Missing' ? IconAlertTriangle : IconAlertCircle;
  return (
    <span className={classes['mark']} data-is={is} title={said}>
      {name}
      <Icon size={14} stroke={2} role="img" aria-label={said} />
    </span>
  );
}

interface WordFieldsProps extends Pick<MessageWordsProps, 'texts' | 'hasButton' | 'errors' | 'onWriteIn' | 'onChange'> {
  onCaret: (language: Language, from: number, to: number) => void;
  areaOf: (language: Language) => (area: HTMLTextAreaElement | null) => void;
  language: Language;
  title: string;
  text: string;
  button: string;
  required?: true;
}

function WordFields({
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
          // Enter moves to the text and does not submit.
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
