import { type Language, languages } from '@clubpulse/contract/scalars';
import { FALLBACK_LANGUAGE } from '@clubpulse/contract/workouts/exercises/exercises';
import { levels } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { PROVIDER } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import type { FieldTexts } from '../../../kit/form/form-state.ts';
import { useWidth } from '../../../kit/widths.ts';
import { languageNames, useLanguage, useT } from '../../../platform/phrases.ts';
import { optionsOf } from '../../exercises/public.ts';
import type { DescriptionValues } from './provider-values.ts';

interface DescriptionFieldsProps {
  values: DescriptionValues;
  errors: FieldTexts;
  set: (changes: Partial<DescriptionValues>) => void;
}

export function DescriptionFields({ values: { Texts, Level }, errors, set }: DescriptionFieldsProps) {
  const t = useT();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const phone = useWidth() === 'phone';
  const wrong = languages.find((one) => errors[`Texts.${one}.Name`] ?? errors[`Texts.${one}.Description`]);
  const [shownWrong, setShownWrong] = useState<Language | undefined>(wrong);
  if (wrong !== shownWrong) {
    setShownWrong(wrong);
    if (wrong !== undefined) setLanguage(wrong);
  }
  const text = Texts[language];
  const write = (changes: Partial<typeof text>) => set({ Texts: { ...Texts, [language]: { ...text, ...changes } } });
  const isFallback = language === FALLBACK_LANGUAGE;
  return (
    <EditorSection id="texts" title={t('provider.text')}>
      <Segmented<Language>
        label={t('workouts.language')}
        fullWidth
        value={language}
        options={languages.map((one) => ({
          value: one,
          label: phone ? <abbr title={languageNames[one]}>{one.toUpperCase()}</abbr> : languageNames[one],
        }))}
        onChange={setLanguage}
      />
      <TextInput
        label={t('kit.name')}
        lang={language}
        maxLength={PROVIDER.name}
        withAsterisk={isFallback}
        placeholder={isFallback ? '' : Texts[FALLBACK_LANGUAGE].Name}
        value={text.Name}
        error={errors[`Texts.${language}.Name`]}
        onChange={(event) => write({ Name: event.currentTarget.value })}
      />
      <Textarea
        label={t('kit.description')}
        lang={language}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={PROVIDER.description}
        value={text.Description}
        error={errors[`Texts.${language}.Description`]}
        onChange={(event) => write({ Description: event.currentTarget.value })}
      />
      <Segmented
        titled
        label={t('workouts.levelField')}
        fullWidth
        value={Level}
        options={optionsOf(levels, (one) => t(`workouts.level.${one}`))}
        onChange={(next) => set({ Level: next })}
      />
    </EditorSection>
  );
}
