import type { Training } from '@clubpulse/contract/training/trainings';
import { IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from './NoteLine.module.css';

export function NoteLine({ note, children }: { note: Training; children: ReactNode }) {
  const t = useT();
  const time = useFormats().duration(note.Duration);
  return (
    <div className={classes['note']}>
      <IconNote size={20} stroke={1.8} aria-hidden="true" />
      <p>
        <b>{note.NotedBy === null ? t('training.notedByClub', { time }) : t('training.noted', { name: note.NotedBy, time })}</b>{' '}
        {children}
      </p>
    </div>
  );
}
