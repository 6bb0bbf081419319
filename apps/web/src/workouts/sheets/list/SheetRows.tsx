import type { WorkoutSheetRow } from '@clubpulse/contract/workouts/sheets/sheets';
import { IconCopyPlus, IconEyeOff, IconFlame, IconShareOff, IconTemplate, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import type { Column } from '../../../kit/list/rows/columns.ts';
import type { Formats } from '../../../platform/formats.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import classes from './SheetRows.module.css';

export const sizeLine = (
  t: Translate,
  { DayCount, ExerciseCount }: Pick<WorkoutSheetRow, 'DayCount' | 'ExerciseCount'>,
): string => [t('sheets.days', { count: DayCount }), t('workouts.exerciseCount', { count: ExerciseCount })].join(' · ');

function States({ row }: { row: WorkoutSheetRow }) {
  const t = useT();
  return (
    <span className={classes['states']}>
      {!row.Published && (
        <StateChip tone="striped" icon={IconEyeOff}>
          {t('sheets.isUnpublished')}
        </StateChip>
      )}
      {row.Published && row.VisibleToAll && (
        <StateChip tone="ok" icon={IconWorld}>
          {t('sheets.forAll')}
        </StateChip>
      )}
      {row.Intensity !== null && (
        <StateChip tone="outline" icon={IconFlame}>
          {t('sheets.intensityOf', { how: t(`sheets.intensity.${row.Intensity}`) })}
        </StateChip>
      )}
      {!row.Shareable && (
        <StateChip tone="striped" icon={IconShareOff}>
          {t('sheets.notShared')}
        </StateChip>
      )}
      {row.ClonableToPersonal && (
        <StateChip tone="outline" icon={IconCopyPlus}>
          {t('sheets.clonable')}
        </StateChip>
      )}
      {row.Template && (
        <StateChip tone="outline" icon={IconTemplate}>
          {t('sheets.template')}
        </StateChip>
      )}
    </span>
  );
}

const Name = ({ row }: { row: WorkoutSheetRow }) => (
  <Link to={pathTo('WorkoutSheet', row.WorkoutSheetId)} className={classes['name']}>
    {row.Name}
  </Link>
);

export function SheetCard({ row }: { row: WorkoutSheetRow }) {
  const t = useT();
  return (
    <div className={`${classes['card']} ${classes['row']}`}>
      <Name row={row} />
      <small>{[row.Folder, t(`clubs.equipmentAt-${row.Location}`), sizeLine(t, row)].filter(Boolean).join(' · ')}</small>
      <States row={row} />
    </div>
  );
}

export const sheetColumns = (t: Translate, formats: Formats): readonly Column<WorkoutSheetRow>[] => [
  {
    id: 'Name',
    head: t('kit.name'),
    names: true,
    cell: (row) => (
      <span className={classes['card']}>
        <Name row={row} />
        <small>{sizeLine(t, row)}</small>
      </span>
    ),
  },
  { id: 'Folder', head: t('sheets.folder'), cell: (row) => row.Folder },
  { id: 'Type', head: t('kit.type'), cell: (row) => t(`sheets.type.${row.Type}`) },
  { id: 'Location', head: t('workouts.placeFilter'), cell: (row) => t(`clubs.equipmentAt-${row.Location}`) },
  {
    id: 'Shared',
    head: t('sheets.sharedWith'),
    end: true,
    cell: (row) => (row.SharedCount === 0 ? '' : formats.number(row.SharedCount)),
  },
  { id: 'State', head: t('kit.state'), cell: (row) => <States row={row} /> },
];
