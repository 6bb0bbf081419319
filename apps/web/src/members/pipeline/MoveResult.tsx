import { IconX } from '@tabler/icons-react';
import { refusedByReason } from '../../kit/list/refused-by-reason.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './MoveResult.module.css';
import { TrialText } from './TrialText.tsx';
import type { Moves } from './use-moves.ts';

const reasons = { StaysClient: 'error.StaysClient', StaleRowVersion: 'members.movedMeanwhile' } as const;
const isKnown = (type: string): type is keyof typeof reasons => type in reasons;

export function MoveResult({ moves: { outcome, isMoving, undo, forget } }: { moves: Moves }) {
  const t = useT();
  if (outcome === null) return null;
  const { to, moved, trials, refused, notReverted } = outcome;
  return (
    <p className={classes['said']} role="status">
      {moved.length > 0 && (
        <>
          <span>{t('members.movedTo', { count: moved.length, stage: t(`members.stage-${to}`) })}</span>
          <TrialText {...trials} />
          <button type="button" disabled={isMoving} onClick={undo}>
            {t('kit.undo')}
          </button>
        </>
      )}
      {refusedByReason(refused).map(({ first: { ErrorType }, count }) => (
        <span key={ErrorType}>
          {t('members.notMoved', { count, why: t(isKnown(ErrorType) ? reasons[ErrorType] : 'error.NotFound') })}
        </span>
      ))}
      {notReverted > 0 && <span>{t('members.trialsKept', { count: notReverted })}</span>}
      <button type="button" aria-label={t('kit.close')} onClick={forget}>
        <IconX size={16} stroke={1.8} aria-hidden="true" />
      </button>
    </p>
  );
}
