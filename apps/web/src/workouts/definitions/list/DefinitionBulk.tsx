import { DEFINITION, type WorkoutDefinitionRow } from '@clubpulse/contract/workouts/definitions/definitions';
import { publishWorkoutDefinitions } from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { useState } from 'react';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import type { BulkProps } from '../../parts/LibraryList.tsx';
import { PublishBar } from '../../parts/PublishBar.tsx';
import { PublishedSome, type PublishOutcome } from '../../parts/PublishedSome.tsx';

export function DefinitionBulk({ shown, chosen, onChange }: BulkProps<WorkoutDefinitionRow>) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [outcome, setOutcome] = useState<PublishOutcome | null>(null);
  const states = new Map(shown.map(({ WorkoutDefinitionId, PublishedAt }) => [WorkoutDefinitionId, PublishedAt !== null]));
  const toChange = (published: boolean) => [...chosen].filter((one) => states.get(one) !== published).slice(0, DEFINITION.batch);
  const publish = useChange(publishWorkoutDefinitions, {
    onDone: (answer, { body }) => {
      onChange(new Set());
      setOutcome({ ...answer, published: body.Published });
    },
  });
  const run = (Published: boolean) =>
    publish.mutate({ params: { id }, body: { WorkoutDefinitionIds: toChange(Published), Published } });
  const [publishing, hiding] = [toChange(true).length, toChange(false).length];
  const count = chosen.size;
  return (
    <PublishBar
      label={t('definitions.title')}
      count={count}
      publishing={publishing}
      hiding={hiding}
      busy={publish.isPending}
      onPublish={run}
      onClear={() => {
        onChange(new Set());
        setOutcome(null);
      }}
      outcome={outcome && <PublishedSome {...outcome} />}
    />
  );
}
