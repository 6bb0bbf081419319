import { IconX } from '@tabler/icons-react';
import { refusedByReason } from '../../kit/list/refused-by-reason.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import classes from './MoveResult.module.css';
import type { ActOutcome, PeopleActs } from './use-people-acts.ts';

const reasons = { NotToBeCalled: 'members.notToBeCalled', NotFound: 'error.NotFound' } as const;
const isKnown = (type: string): type is keyof typeof reasons => type in reasons;

export function ActResult({ acts: { outcome, isBusy, takeBack, forget } }: { acts: PeopleActs }) {
  const t = useT();
  if (outcome === null) return null;
  const done = outcome.kind === 'task' ? outcome.taskIds.length : outcome.changed.length;
  return (
    <p className={classes['said']} role="status">
      {done > 0 ? (
        <>
          <span>{doneWords(outcome, done, t)}</span>
          <button type="button" disabled={isBusy} onClick={takeBack}>
            {t('kit.undo')}
          </button>
        </>
      ) : (
        outcome.kind === 'tag' && <span>{t(`members.tagUnchanged-${outcome.act}`, { name: outcome.tag.name })}</span>
      )}
      {refusedByReason(outcome.refused).map(({ first: { ErrorType }, count }) => (
        <span key={ErrorType}>
          {t('members.notDone', { count, why: t(isKnown(ErrorType) ? reasons[ErrorType] : 'error.NotFound') })}
        </span>
      ))}
      <button type="button" aria-label={t('kit.close')} onClick={forget}>
        <IconX size={16} stroke={1.8} aria-hidden="true" />
      </button>
    </p>
  );
}

function doneWords(outcome: ActOutcome, count: number, t: Translate): string {
  if (outcome.kind === 'task') return t('members.tasksWritten', { count });
  return t(`members.tagged-${outcome.act}`, { count, name: outcome.tag.name });
}
