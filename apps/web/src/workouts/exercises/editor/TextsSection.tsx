import { type Language, languages } from '@clubpulse/contract/scalars';
import { EXERCISE_NAME_MAX, EXERCISE_TEXT_MAX, FALLBACK_LANGUAGE } from '@clubpulse/contract/workouts/exercises/exercises';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useWidth } from '../../../kit/widths.ts';
import { languageNames, useLanguage, useT } from '../../../platform/phrases.ts';
import classes from './editor.module.css';
import type { MovementForm } from './movement-values.ts';

export function TextsSection({ form: { values, errors, set } }: { form: MovementForm }) {
  const t = useT();
  const [chosen, setLanguage] = useState<Language>(useLanguage());
  const phone = useWidth() === 'phone';
  const { Texts } = values;
  const wrong = languages.find((one) => errors[`Texts.${one}.Name`] ?? errors[`Texts.${one}.Instructions`]);
  const [shownWrong, setShownWrong] = useState<Language | undefined>(wrong);
  if (wrong !== shownWrong) {
    setShownWrong(wrong);
    if (wrong !== undefined) setLanguage(wrong);
  }
  const text = Texts[chosen];
  const english = Texts[FALLBACK_LANGUAGE];
  const write = (changes: Partial<typeof text>) => set({ Texts: { ...Texts, [chosen]: { ...text, ...changes } } });
  const done = languages.filter((one) => Texts[one].Name.trim() !== '').length;
  const isFallback = chosen === FALLBACK_LANGUAGE;
  return (
    <EditorSection
      id="texts"
      title={t('workouts.section.texts')}
      aside={<span className={classes['note']}>{t('workouts.languagesDone', { count: done, number: languages.length })}</span>}
    >
      <Segmented<Language>
        label={t('workouts.language')}
        fullWidth
        value={chosen}
        options={languages.map((one) => {
          const isThere = Texts[one].Name.trim() !== '';
          return {
            value: one,
            label: (
              <span className={classes['language']}>
                {phone ? <abbr title={languageNames[one]}>{one.toUpperCase()}</abbr> : <span>{languageNames[one]}</span>}
                {isThere ? (
                  <IconCheck size={15} stroke={2.2} aria-label={t('workouts.translated')} />
                ) : (
                  <IconAlertTriangle size={15} stroke={2.2} aria-label={t('workouts.missing')} />
                )}
              </span>
            ),
          };
        })}
        onChange={setLanguage}
      />
      <TextInput
        label={t('kit.name')}
        lang={chosen}
        maxLength={EXERCISE_NAME_MAX}
        withAsterisk={isFallback}
        placeholder={isFallback ? '' : english.Name}
        value={text.Name}
        error={errors[`Texts.${chosen}.Name`]}
        onChange={(event) => write({ Name: event.currentTarget.value })}
      />
      <Textarea
        label={t('workouts.instructions')}
        lang={chosen}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={EXERCISE_TEXT_MAX}
        placeholder={isFallback ? '' : english.Instructions}
        value={text.Instructions}
        error={errors[`Texts.${chosen}.Instructions`]}
        onChange={(event) => write({ Instructions: event.currentTarget.value })}
      />
      {!isFallback && text.Name.trim() === '' && english.Name.trim() !== '' && (
        <div className={classes['fallback']}>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconCopy size={16} stroke={1.8} />}
            onClick={() => write({ ...english })}
          >
            {t('workouts.copyEnglish')}
          </Button>
          <span className={classes['note']}>{t('workouts.fallsBack')}</span>
        </div>
      )}
    </EditorSection>
  );
}
