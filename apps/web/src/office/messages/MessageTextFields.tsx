import { placeholders } from '@clubpulse/contract/office/messages';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { IconAlertCircle, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { ChipButton } from '../../kit/filters/FilterBar.tsx';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import classes from './Messages.module.css';
import { useInsert } from './use-insert.ts';
import { WordFields, type WrittenFields } from './WordFields.tsx';
import type { WrittenTexts } from './written-texts.ts';

const isThere = (texts: WrittenTexts, language: Language) => {
  const { Title = '', Text = '' } = texts[language] ?? {};
  return Title.trim() !== '' && Text.trim() !== '';
};

export const isWrongIn = (language: Language, errors: FieldTexts) =>
  Object.keys(errors).some((field) => field.startsWith(`Texts.${language}.`));

interface MessageWordsProps extends WrittenFields {
  first: Language;
  beside: Language;
  read: readonly Language[];
  onBeside: (language: Language) => void;
}

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
  // The field edited last (`into`) is not used, because it may show another language now.
  const target = into === first ? first : beside;
  const { insert, onCaret, areaOf } = useInsert(target, texts, onChange);
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
  const text = t(`messages.language${is}`, { language: name });
  const Icon = is === 'Written' ? IconCheck : is === 'Missing' ? IconAlertTriangle : IconAlertCircle;
  return (
    <span className={classes['mark']} data-is={is} title={text}>
      {name}
      <Icon size={14} stroke={2} role="img" aria-label={text} />
    </span>
  );
}
