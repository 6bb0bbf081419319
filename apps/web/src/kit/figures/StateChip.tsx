import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StateChip.module.css';

export type ChipTone = 'ok' | 'warn' | 'bad' | 'info' | 'mute' | 'outline' | 'dashed' | 'striped';

/** A state as icon and word; the tint comes second. */
export function StateChip({ tone, icon: Icon, children }: { tone: ChipTone; icon?: Icon; children: ReactNode }) {
  return (
    <span className={classes['chip']} data-tone={tone}>
      {Icon && <Icon size={13} stroke={2.2} aria-hidden="true" />}
      {children}
    </span>
  );
}

/** The same where a table has no room for words: the icon is seen, the words are spoken and in its title. */
export function StateIcon({ tone, icon: Icon, words }: { tone: ChipTone; icon: Icon; words: string }) {
  return (
    <span className={classes['chip']} data-tone={tone} data-bare="true" title={words}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <span className={classes['spoken']}>{words}</span>
    </span>
  );
}
