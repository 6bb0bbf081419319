import type { ApiError } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { RefusalCard } from '../../texts/RefusalCard.tsx';
import { failureOf, failureText } from '../../texts/refused-text.ts';
import classes from './MarkNotes.module.css';
import { MarksWait } from './MarksWait.tsx';

interface MarkNotesProps {
  notYet: string | null;
  refused: { who: string; error: ApiError } | null;
  onForget: () => void;
}

export function MarkNotes({ notYet, refused, onForget }: MarkNotesProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className={classes['notes']}>
      {notYet !== null && <p className={classes['note']}>{notYet}</p>}
      <MarksWait />
      {refused !== null && (
        <RefusalCard
          title={t('participants.notMarked', { name: refused.who })}
          text={failureText(failureOf(refused.error), t, formats)}
          onClose={onForget}
        />
      )}
    </div>
  );
}
