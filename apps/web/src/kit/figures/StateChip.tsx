import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StateChip.module.css';

export type ChipTone = 'ok' | 'warn' | 'bad' | 'info' | 'mute' | 'outline' | 'dashed' | 'striped';

export function StateChip({ tone, icon: Icon, children }: { tone: ChipTone; icon?: Icon; children: ReactNode }) {
  return (
    <span className={classes['chip']} data-tone={tone}>
      {Icon && <Icon size={13} stroke={2.2} aria-hidden="true" />}
      {children}
    </span>
  );
}
