import { type Language, languages } from '@clubpulse/contract/scalars';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { languageNames, useLanguage, useT } from '../../platform/phrases.ts';
import { PressMenu } from '../menu/PressMenu.tsx';
import classes from './LanguageChoice.module.css';

export function LanguageChoice({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useT();
  const language = useLanguage();
  const values = languages.map((value) => ({ value, label: languageNames[value] }));
  const choose = (value: string) => {
    const chosen = languages.find((one) => one === value);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <PressMenu
      position="bottom-end"
      items={{ chosen: language, values, onChange: choose }}
      button={(trigger) => (
        <button
          type="button"
          className={classes['language']}
          aria-label={`${t('kit.label', { label: t('shell.language') })} ${languageNames[language]}`}
          {...trigger}
        >
          <IconWorld size={16} stroke={1.8} aria-hidden="true" />
          <b>{languageNames[language]}</b>
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
        </button>
      )}
    />
  );
}
