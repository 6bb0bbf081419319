import type { Exercise } from '@clubpulse/contract/workouts/exercises/exercises';
import { IconCheck, IconEyeOff, IconWorld, IconWorldOff } from '@tabler/icons-react';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { useT } from '../../../platform/phrases.ts';

export function MovementChips({ exercise: { Published, Offered } }: { exercise: Pick<Exercise, 'Published' | 'Offered'> }) {
  const t = useT();
  return (
    <>
      {Published ? (
        <StateChip tone="ok" icon={IconCheck}>
          {t('workouts.isPublished')}
        </StateChip>
      ) : (
        <StateChip tone="striped" icon={IconEyeOff}>
          {t('workouts.isUnpublished')}
        </StateChip>
      )}
      {Offered !== null && (
        <StateChip tone="outline" icon={Offered ? IconWorld : IconWorldOff}>
          {t(Offered ? 'workouts.ofPlatform' : 'workouts.notOffered')}
        </StateChip>
      )}
    </>
  );
}
