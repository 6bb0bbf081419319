import { IconCloudOff } from '@tabler/icons-react';
import { Banner } from '../../kit/Banner.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { RefusalCard } from '../parts/RefusalCard.tsx';
import { failureOf, failureWords } from '../parts/refused-words.ts';
import classes from './MarkNotes.module.css';
import { useMarkQueue } from './mark-queue.ts';
import type { RefusedMark } from './use-marks.ts';

interface MarkNotesProps {
  /** Words of when marking begins; null when it has. */
  notYet: string | null;
  refused: RefusedMark | null;
  onForget: () => void;
}

/** What concerns marking as a whole: not yet, waiting for the network, refused. */
export function MarkNotes({ notYet, refused, onForget }: MarkNotesProps) {
  const t = useT();
  const formats = useFormats();
  const { away, jobs } = useMarkQueue();
  return (
    <div className={classes['notes']}>
      {notYet !== null && <p className={classes['note']}>{notYet}</p>}
      {away && (
        <Banner tone="warn" icon={IconCloudOff}>
          {t('participants.marksWait', { count: jobs.length })}
        </Banner>
      )}
      {refused !== null && (
        <RefusalCard
          title={t('participants.notMarked', { name: refused.who })}
          text={failureWords(failureOf(refused.error), t, formats)}
          onClose={onForget}
        />
      )}
    </div>
  );
}
