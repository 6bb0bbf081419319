import type { TrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ProgramMenu } from './ProgramMenu.tsx';
import classes from './Programs.module.css';
import { loadProgram } from './program-files.ts';

interface RowProps {
  row: TrainingProgram;
}

function Name({ row }: RowProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId } = useStaffClub();
  return (
    <span className={classes['names']}>
      {row.State === 'Ready' ? (
        <button type="button" className={classes['name']} title={t('files.load')} onClick={() => void loadProgram(ClubId, row)}>
          {row.Title}
        </button>
      ) : (
        <b>{row.Title}</b>
      )}
      <small>
        {row.FileName} · {formats.bytes(row.Bytes)}
      </small>
    </span>
  );
}

function Who({ row }: RowProps) {
  const t = useT();
  const formats = useFormats();
  const { State, EverybodySince, People, IsOver } = row;
  if (State === 'Uploading') return <StateChip tone="dashed">{t('programs.uploading')}</StateChip>;
  if (State === 'Refused')
    return (
      <>
        <StateChip tone="bad">{t('programs.refused')}</StateChip>
        <small className={classes['beside']}>{t('programs.refusedText')}</small>
      </>
    );
  if (EverybodySince !== null && !IsOver)
    return (
      <>
        {t('programs.everybody')}
        <small className={classes['beside']}>{t('programs.people', { count: People, number: formats.number(People) })}</small>
      </>
    );
  return People === 0 ? t('programs.nobody') : t('programs.people', { count: People, number: formats.number(People) });
}

function Opened({ row: { People, Opened: opened } }: RowProps) {
  const t = useT();
  const formats = useFormats();
  return People === 0 ? null : t('programs.openedOf', { opened: formats.number(opened), people: formats.number(People) });
}

function End({ row: { ValidUntil, IsOver } }: RowProps) {
  const t = useT();
  const formats = useFormats();
  if (ValidUntil === null) return t('files.noEnd');
  const date = formats.date(ValidUntil);
  return IsOver ? <StateChip tone="bad">{t('programs.over', { date })}</StateChip> : date;
}

function Added({ row: { AddedAt, AddedBy } }: RowProps) {
  const t = useT();
  const date = useFormats().date(AddedAt);
  return AddedBy === null ? date : t('programs.addedBy', { date, name: AddedBy });
}

export const programColumns = (t: Translate): readonly Column<TrainingProgram>[] => [
  { id: 'Title', head: t('kit.title'), names: true, sorts: true, cell: (row) => <Name row={row} /> },
  { id: 'Who', head: t('programs.who'), cell: (row) => <Who row={row} /> },
  { id: 'Opened', head: t('programs.opened'), cell: (row) => <Opened row={row} /> },
  { id: 'End', head: t('kit.lastDay'), cell: (row) => <End row={row} /> },
  { id: 'AddedAt', head: t('programs.added'), sorts: true, cell: (row) => <Added row={row} /> },
  { id: 'acts', head: null, end: true, cell: (row) => <ProgramMenu program={row} /> },
];

export function ProgramCard({ row }: RowProps) {
  const t = useT();
  return (
    <div className={classes['card']}>
      <Name row={row} />
      <ProgramMenu program={row} />
      <span className={classes['line']}>
        <Who row={row} />
        {row.People > 0 && (
          <span>
            {t('programs.opened')} <Opened row={row} />
          </span>
        )}
        {row.ValidUntil !== null && (
          <span>
            {!row.IsOver && `${t('kit.lastDay')} `}
            <End row={row} />
          </span>
        )}
      </span>
    </div>
  );
}
