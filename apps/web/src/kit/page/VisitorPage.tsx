import type { ReactNode } from 'react';
import { showLanguage, useT } from '../../platform/phrases.ts';
import { Mark } from '../figures/Mark.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import classes from './VisitorPage.module.css';

interface VisitorPageProps {
  children: ReactNode;
  leave?: ReactNode;
  width?: 'words' | 'figures' | 'charts';
}

export function VisitorPage({ children, leave, width = 'words' }: VisitorPageProps) {
  const t = useT();
  return (
    <div className={classes['page']} data-width={width}>
      <header className={classes['head']} data-leaves={Boolean(leave)}>
        <span className={classes['brand']}>
          <Mark size={40} />
          <span>Clubpulse</span>
        </span>
        <span className={classes['acts']}>
          <LanguageChoice onChoose={(language) => void showLanguage(language, { remember: true })} />
          {leave}
        </span>
      </header>
      <main className={classes['card']}>{children}</main>
      <footer className={classes['foot']}>{t('shell.footer')}</footer>
    </div>
  );
}
