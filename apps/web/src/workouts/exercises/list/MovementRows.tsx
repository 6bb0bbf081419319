import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { IconEyeOff, IconLanguage } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import type { Column } from '../../../kit/list/rows/columns.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { tagLine } from '../exercise-text.ts';
import { BodyChart } from '../figures/BodyChart.tsx';
import { ExercisePicture } from '../figures/ExercisePicture.tsx';
import classes from './MovementRows.module.css';

function States({ row }: { row: ExerciseRow }) {
  const t = useT();
  if (row.Published && row.Untranslated.length === 0) return null;
  return (
    <span className={classes['states']}>
      {!row.Published && (
        <StateChip tone="striped" icon={IconEyeOff}>
          {t('workouts.isUnpublished')}
        </StateChip>
      )}
      {row.Untranslated.length > 0 && (
        <StateChip tone="warn" icon={IconLanguage}>
          {t('workouts.lacks', { languages: row.Untranslated.map((one) => one.toUpperCase()).join(', ') })}
        </StateChip>
      )}
    </span>
  );
}

const Name = ({ row }: { row: ExerciseRow }) => (
  <Link to={pathTo('Movements', row.ExerciseId)} className={classes['name']}>
    {row.Name}
  </Link>
);

function Words({ row }: { row: ExerciseRow }) {
  const t = useT();
  return (
    <div className={classes['words']}>
      <Name row={row} />
      <small>{tagLine(t, row)}</small>
      <States row={row} />
    </div>
  );
}

export function MovementTile({ row }: { row: ExerciseRow }) {
  return (
    <div className={classes['tile']}>
      <ExercisePicture exercise={row} />
      <Words row={row} />
    </div>
  );
}

export function MovementCard({ row }: { row: ExerciseRow }) {
  return (
    <div className={classes['card']}>
      <span className={classes['thumb']}>
        <BodyChart main={row.MainMuscle} others={row.OtherMuscles} silent />
      </span>
      <Words row={row} />
    </div>
  );
}

export const movementColumns = (t: Translate): readonly Column<ExerciseRow>[] => [
  {
    id: 'Picture',
    head: null,
    className: classes['thumbCell'],
    cell: (row) => (
      <span className={classes['thumb']}>
        <BodyChart main={row.MainMuscle} others={row.OtherMuscles} silent />
      </span>
    ),
  },
  {
    id: 'Name',
    head: t('kit.name'),
    names: true,
    cell: (row) => (
      <span className={classes['words']}>
        <Name row={row} />
        <small>{tagLine(t, row)}</small>
      </span>
    ),
  },
  {
    id: 'Activity',
    head: t('workouts.activityField'),
    cell: (row) => row.Activities.map((one) => t(`workouts.activity.${one}`)).join(', '),
  },
  { id: 'Level', head: t('workouts.levelField'), cell: (row) => t(`workouts.level.${row.Level}`) },
  { id: 'State', head: t('kit.state'), cell: (row) => <States row={row} /> },
];
