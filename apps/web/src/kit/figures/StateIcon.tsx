import type { Icon } from '@tabler/icons-react';
import classes from './StateIcon.module.css';

export type IconTone = 'warn' | 'bad' | 'info';

/** A state where a table has no room for words: the icon is seen, the words are spoken and in its title. */
export function StateIcon({ tone, icon: Icon, words }: { tone: IconTone; icon: Icon; words: string }) {
  return (
    <span className={classes['icon']} data-tone={tone} title={words}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <span className={classes['spoken']}>{words}</span>
    </span>
  );
}
