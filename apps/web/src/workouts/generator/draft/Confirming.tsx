import type { OfferedExercise } from '@clubpulse/contract/workouts/generator/generator';
import { Button } from '@mantine/core';
import { IconCheck, IconChecks, IconUserQuestion } from '@tabler/icons-react';
import { useT } from '../../../platform/phrases.ts';
import classes from './Confirming.module.css';
import { DemandsLine } from './DemandsLine.tsx';
import { conditionsIn, confirmed, isOnlyOne, notConfirmed, type SheetDraft, takenOut, toConfirmIn } from './draft-changes.ts';

interface ConfirmingProps {
  draft: SheetDraft;
  slotAt: number;
  exercise: OfferedExercise;
  onChange: (draft: SheetDraft) => void;
}

export function Confirming({ draft, slotAt, exercise: { ExerciseId: id, Name: name, Demands }, onChange }: ConfirmingProps) {
  const t = useT();
  const isConfirmed = draft.confirmedIds.includes(id);
  const day = draft.sheet.Slots[slotAt]?.Day ?? 0;
  return (
    <div className={classes['confirming']} data-confirmed={isConfirmed}>
      {isConfirmed ? (
        <IconCheck size={18} stroke={2} aria-hidden="true" />
      ) : (
        <IconUserQuestion size={18} stroke={1.8} aria-hidden="true" />
      )}
      <DemandsLine demands={Demands} conditions={conditionsIn(draft.sheet.Decisions)} />
      <span>
        {isConfirmed ? (
          <Button
            size="sm"
            variant="subtle"
            aria-label={t('generator.confirmedOf', { name })}
            onClick={() => onChange(notConfirmed(draft, id))}
          >
            {t('generator.isConfirmed')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="default"
            aria-label={t('generator.confirmOf', { name })}
            onClick={() => onChange(confirmed(draft, [id]))}
          >
            {t('generator.confirm')}
          </Button>
        )}
        {!isConfirmed && !isOnlyOne(draft, day) && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('generator.leaveOutOf', { name })}
            onClick={() => onChange(takenOut(draft, slotAt))}
          >
            {t('generator.leaveOut')}
          </Button>
        )}
      </span>
    </div>
  );
}

interface ConfirmTheseProps {
  draft: SheetDraft;
  ids: readonly number[];
  onChange: (draft: SheetDraft) => void;
}

export function ConfirmThese({ draft, ids, onChange }: ConfirmTheseProps) {
  const t = useT();
  const open = toConfirmIn(draft).filter((id) => ids.includes(id));
  if (open.length < 2) return null;
  const names = open.flatMap((id) => draft.sheet.Exercises.find(({ ExerciseId }) => ExerciseId === id)?.Name ?? []);
  return (
    <button type="button" className={classes['these']} onClick={() => onChange(confirmed(draft, open))}>
      <IconChecks size={18} stroke={1.8} aria-hidden="true" />
      {t('generator.confirmThese', { count: open.length, names: names.join(', ') })}
    </button>
  );
}
