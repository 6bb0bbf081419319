import { languages } from '@clubpulse/contract/scalars';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { languageNames, showLanguage, useLanguage, useT } from '../../platform/phrases.ts';
import { Mark } from '../figures/Mark.tsx';
import { PressMenu } from '../menu/PressMenu.tsx';
import classes from './StrangerPage.module.css';

interface StrangerPageProps {
  children: ReactNode;
  /** Of a few words by default; figures and charts need more room. */
  width?: 'words' | 'figures' | 'charts';
}

/** A page that people open who have no account, or none on this device: one card below whose house it is and its languages. */
export function StrangerPage({ children, width = 'words' }: StrangerPageProps) {
  const t = useT();
  return (
    <div className={classes['page']} data-width={width}>
      <header className={classes['head']}>
        <span className={classes['brand']}>
          <Mark size={40} />
          <span>Clubpulse</span>
        </span>
        <LanguageChoice />
      </header>
      <main className={classes['card']}>{children}</main>
      <footer className={classes['foot']}>{t('shell.footer')}</footer>
    </div>
  );
}

/** The four languages, each in its own words; the browser remembers which. */
function LanguageChoice() {
  const t = useT();
  const language = useLanguage();
  const values = languages.map((value) => ({ value, label: languageNames[value] }));
  const choose = (value: string) => {
    const chosen = languages.find((one) => one === value);
    if (chosen !== undefined) void showLanguage(chosen, { remember: true });
  };
  return (
    <PressMenu
      position="bottom-end"
      items={{ chosen: language, values, onChange: choose }}
      button={(trigger) => (
        <button
          type="button"
          className={classes['language']}
          aria-label={`${t('shell.language')}: ${languageNames[language]}`}
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
