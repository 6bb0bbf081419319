import {
  DEFINITION,
  type WorkoutDefinitionRow,
  type WorkoutDefinitionsPublished,
} from '@clubpulse/contract/workouts/definitions/definitions';
import { publishWorkoutDefinitions } from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { BulkBar } from '../../../kit/list/BulkBar.tsx';
import { refusedByReason } from '../../../kit/list/refused-by-reason.ts';
import { useChange } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import type { BulkProps } from '../../parts/LibraryList.tsx';

interface Outcome extends WorkoutDefinitionsPublished {
  readonly published: boolean;
}

export function DefinitionBulk({ shown, chosen, onChange }: BulkProps<WorkoutDefinitionRow>) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
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
    <BulkBar
      label={t('definitions.title')}
      selected={count === 0 ? null : t('workouts.selected', { count, number: formats.number(count) })}
      acts={[
        {
          label: t('workouts.publishSome', { count: formats.number(publishing) }),
          icon: IconEye,
          disabled: publish.isPending || publishing === 0,
          onClick: () => run(true),
        },
        {
          label: t('workouts.unpublishSome', { count: formats.number(hiding) }),
          icon: IconEyeOff,
          disabled: publish.isPending || hiding === 0,
          onClick: () => run(false),
        },
      ]}
      clear={{
        label: t('kit.clearSelection'),
        onClick: () => {
          onChange(new Set());
          setOutcome(null);
        },
      }}
      outcome={
        outcome !== null && (
          <p role="status">
            {outcome.Done.length > 0 &&
              t(outcome.published ? 'workouts.publishedSome' : 'workouts.unpublishedSome', { count: outcome.Done.length })}
            {refusedByReason(outcome.Refused).map(({ first, count: times }) => (
              <span key={first.ErrorType}> {t('workouts.notDone', { count: times, why: t(`error.${first.ErrorType}`) })}</span>
            ))}
          </p>
        )
      }
    />
  );
}
