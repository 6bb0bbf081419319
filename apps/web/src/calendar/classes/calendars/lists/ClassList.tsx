import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { useMemo } from 'react';
import { lazyComponent } from '../../../../kit/lazy-component.tsx';
import type { Column } from '../../../../kit/list/rows/columns.ts';
import { ListRows } from '../../../../kit/list/rows/ListRows.tsx';
import { useSelection } from '../../../../kit/list/rows/use-selection.ts';
import { useKeys } from '../../../../kit/use-keys.ts';
import { type Formats, useFormats } from '../../../../platform/formats.ts';
import { type Translate, useT } from '../../../../platform/phrases.ts';
import { trainingTypeLabel } from '../../../../training/trainings/public.ts';
import { classTypePhrases, serviceTypeLabel } from '../../../parts/class-types.ts';
import { hoursText } from '../../../parts/range-text.ts';
import { StateOf } from '../../../parts/StateOf.tsx';
import type { CalendarRights } from '../../acts/use-rights.ts';
import { classInFocus, classMark } from '../../cards/class-focus.ts';
import { SeatsText, titleOf } from '../../cards/EventCard.tsx';
import type { QuickMenuAt } from '../quick/QuickMenu.tsx';
import styles from './ClassList.module.css';

type OnOpen = (at: QuickMenuAt) => void;

const BulkBar = lazyComponent(() => import('../bulk/BulkBar.tsx').then((it) => it.BulkBar));

interface ClassListProps {
  classes: readonly CalendarClass[];
  rights: CalendarRights;
  onOpen: OnOpen;
}

export function ClassList({ classes, rights, onOpen }: ClassListProps) {
  const t = useT();
  const formats = useFormats();
  const { chosen, onChange, toggle } = useSelection();
  const each = useMemo(
    () => classes.filter((one, index) => classes.findIndex(({ ClassId }) => ClassId === one.ClassId) === index),
    [classes],
  );
  useKeys({
    x: () => {
      const id = classInFocus();
      if (id !== undefined && rights.manages) toggle(id);
    },
  });
  return (
    <>
      <ListRows<CalendarClass>
        label={t('kit.list')}
        rows={classes}
        idOf={(one) => one.ClassId}
        keyOf={(one) => `${one.ClassId}@${one.Begin}`}
        columns={classColumns(t, formats, onOpen)}
        card={(one) => <ClassName one={one} onOpen={onOpen} />}
        rowClass={() => styles['row']}
        {...(rights.manages && {
          selection: {
            chosen,
            onChange,
            selectOne: (one) => t('calendar.select', { name: one.Name, time: formats.dateTime(one.Begin) }),
            selectAll: t('calendar.selectAll', { count: each.length }),
          },
        })}
      />
      {rights.manages && (
        <BulkBar chosen={each.filter((one) => chosen.has(one.ClassId))} onSelect={(next) => onChange(new Set(next))} />
      )}
    </>
  );
}

const classColumns = (t: Translate, formats: Formats, onOpen: OnOpen): readonly Column<CalendarClass>[] => [
  {
    id: 'Begin',
    head: t('kit.day'),
    className: styles['line'],
    cell: (one) => (
      <>
        {formats.weekday(one.Begin, 'short')} {formats.dayMonth(one.Begin)}
        <small>{hoursText(one.Begin, one.End, formats)}</small>
      </>
    ),
  },
  {
    id: 'Name',
    head: t('kit.name'),
    names: true,
    className: styles['nameCell'],
    cell: (one) => <ClassName one={one} onOpen={onOpen} />,
  },
  { id: 'Room', head: t('kit.room'), className: styles['wide'], cell: (one) => one.DisplayGroupName ?? one.Location },
  { id: 'Trainer', head: t('calendar.trainer'), className: styles['wide'], cell: (one) => one.TrainerName },
  { id: 'Seats', head: t('kit.seats'), end: true, className: styles['seats'], cell: (one) => <SeatsText one={one} /> },
  { id: 'State', head: t('kit.state'), cell: (one) => <StateOf clubClass={one} /> },
];

function ClassName({ one, onOpen }: { one: CalendarClass; onOpen: OnOpen }) {
  const t = useT();
  return (
    <button
      type="button"
      className={styles['name']}
      {...classMark(one)}
      onClick={({ currentTarget: from }) =>
        onOpen({ one, classId: one.ClassId, begin: one.Begin, rect: from.getBoundingClientRect(), from })
      }
    >
      <i style={{ background: one.Color }} aria-hidden="true" />
      <span>
        {titleOf(one)}
        <small>
          {one.ServiceType === null ? trainingTypeLabel(one.TrainingType, t) : serviceTypeLabel(one.ServiceType, t)}
          {' · '}
          {t(classTypePhrases[one.ClassType])}
        </small>
        <small className={styles['slim']}>
          {[one.DisplayGroupName ?? one.Location, one.TrainerName].filter(Boolean).join(' · ')}
        </small>
      </span>
    </button>
  );
}
