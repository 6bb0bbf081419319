import { useT } from '../platform/phrases.ts';
import classes from './Footer.module.css';

export function Footer() {
  const t = useT();
  return <footer className={classes['footer']}>{t('shell.footer')}</footer>;
}
