import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { useEffect, useRef, useState } from 'react';
import { useSelf } from '../../../platform/session.tsx';
import type { SheetForm } from './sheet-values.ts';
import { dropDraft, keepDraft, storedDraft } from './stored-draft.ts';

export interface DraftName {
  name: string;
  rowVersion: number | null;
}

export function useDraft(
  { values, changed }: SheetForm,
  { name, rowVersion, picked }: DraftName & { picked: readonly InstructedExerciseRow[] },
) {
  const { UserId: owner } = useSelf();
  const [left, setLeft] = useState(() => storedDraft({ Owner: owner, Of: name }));
  const isChanged = changed.length > 0;
  const was = useRef(false);
  useEffect(() => {
    if (isChanged) {
      const At = new Date().toISOString();
      keepDraft({ Owner: owner, Of: name, RowVersion: rowVersion, At, Values: values, Picked: [...picked] });
    } else if (was.current) dropDraft();
    was.current = isChanged;
  }, [owner, name, rowVersion, picked, values, isChanged]);
  return {
    left,
    take: () => setLeft(null),
    drop: () => {
      setLeft(null);
      if (!isChanged) dropDraft();
    },
  };
}
