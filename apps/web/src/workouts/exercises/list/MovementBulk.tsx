import { EXERCISE_BATCH_MAX, type ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { listExercises, publishExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { useWorking } from '../../../kit/use-working.ts';
import { type ApiInput, api, change } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import type { BulkProps } from '../../parts/LibraryList.tsx';
import { PublishBar } from '../../parts/PublishBar.tsx';
import { PublishedSome, type PublishOutcome } from '../../parts/PublishedSome.tsx';

interface MovementBulkProps extends BulkProps<ExerciseRow> {
  query: NonNullable<ApiInput<typeof listExercises>['query']>;
  found: number;
}

export function MovementBulk({ query, found, shown, chosen, onChange }: MovementBulkProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const { busy, working } = useWorking();
  const [outcome, setOutcome] = useState<PublishOutcome | null>(null);
  const count = chosen.size;
  const states = new Map(shown.map(({ ExerciseId, Published }) => [ExerciseId, Published]));
  // A row that is not loaded is changed too, because its state is unknown.
  const toChange = (published: boolean) => [...chosen].filter((one) => states.get(one) !== published);

  const selectAll = () =>
    working(async () => {
      const ids: number[] = [];
      for (let start = 0; start < found; start += EXERCISE_BATCH_MAX) {
        const { data } = await api(listExercises, { params: { id }, query: { ...query, start, length: EXERCISE_BATCH_MAX } });
        ids.push(...data.map(({ ExerciseId }) => ExerciseId));
      }
      onChange(new Set(ids));
    });
  const run = (published: boolean) =>
    working(async () => {
      const ids = toChange(published);
      const all: PublishOutcome = { published, Done: [], Refused: [] };
      for (let at = 0; at < ids.length; at += EXERCISE_BATCH_MAX) {
        const body = { ExerciseIds: ids.slice(at, at + EXERCISE_BATCH_MAX), Published: published };
        const { Done, Refused } = await change(publishExercises, { params: { id }, body });
        all.Done.push(...Done);
        all.Refused.push(...Refused);
      }
      onChange(new Set());
      setOutcome(all);
    });
  const [publishing, hiding] = [toChange(true).length, toChange(false).length];

  return (
    <PublishBar
      label={t('workouts.exercises')}
      count={count}
      publishing={publishing}
      hiding={hiding}
      busy={busy}
      before={
        shown.length < found && count < found
          ? [
              {
                label: t('workouts.selectFound', { number: formats.number(found) }),
                icon: IconChecks,
                disabled: busy,
                onClick: () => void selectAll(),
              },
            ]
          : []
      }
      onPublish={(published) => void run(published)}
      onClear={() => {
        onChange(new Set());
        setOutcome(null);
      }}
      outcome={outcome && <PublishedSome {...outcome} />}
    />
  );
}
