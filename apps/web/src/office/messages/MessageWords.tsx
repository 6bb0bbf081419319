import { MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX, placeholders } from '@clubpulse/contract/office/messages';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { Button, Textarea, TextInput } from '@mantine/core';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import type { FieldWords } from '../../kit/form/form-state.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import classes from './Messages.module.css';

export interface Words {
  readonly Title: string;
  readonly Text: string;
}

interface MessageWordsProps {
  first: Language;
  /** The language that is written. */
  shown: Language;
  texts: Partial<Record<Language, Words>>;
  errors: FieldWords;
  onShow: (language: Language) => void;
  onChange: (words: Words) => void;
}

/** Title and text, in the first language and in each other that somebody writes. */
export function MessageWords({ first, shown, texts, errors, onShow, onChange }: MessageWordsProps) {
  const t = useT();
  const words = texts[shown] ?? { Title: '', Text: '' };
  const isThere = (language: Language) => (texts[language]?.Text ?? '').trim() !== '';
  const label = (language: Language) => {
    const name = languageNames[language];
    if (language === first) return t('messages.firstLanguage', { language: name });
    return isThere(language) ? t('messages.languageWritten', { language: name }) : name;
  };
  return (
    <fieldset className={classes['part']}>
      <legend>{t('messages.message')}</legend>
      <Segmented<Language>
        label={t('messages.language')}
        value={shown}
        options={languages.map((language) => ({
          value: language,
          label: (
            <span title={label(language)}>
              {languageNames[language]}
              {isThere(language) ? ' ✓' : ''}
            </span>
          ),
        }))}
        onChange={onShow}
      />
      <TextInput
        lang={shown}
        required={shown === first}
        label={t('messages.subject')}
        maxLength={MESSAGE_TITLE_MAX}
        value={words.Title}
        error={errors[`Texts.${shown}.Title`]}
        onChange={({ currentTarget: { value } }) => onChange({ ...words, Title: value })}
      />
      <Textarea
        lang={shown}
        required={shown === first}
        label={t('messages.text')}
        autosize
        minRows={6}
        maxRows={16}
        maxLength={MESSAGE_TEXT_MAX}
        value={words.Text}
        error={errors[`Texts.${shown}.Text`]}
        onChange={({ currentTarget: { value } }) => onChange({ ...words, Text: value })}
      />
      <div className={classes['insert']}>
        <span>{t('messages.insert')}</span>
        {placeholders.map((name) => (
          <Button key={name} variant="default" onClick={() => onChange({ ...words, Text: `${words.Text}{${name}}` })}>
            {t(`messages.word-${name}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
