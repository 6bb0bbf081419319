import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Table } from '../../../../kit/list/Table.tsx';
import { useKeys } from '../../../../kit/use-keys.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { trainingTypeWords } from '../../../../training/trainings/public.ts';
import { classTypePhrases, serviceTypeWords } from '../../../parts/class-types.ts';
import { hoursWords } from '../../../parts/range-words.ts';
import { StateOf } from '../../../parts/StateOf.tsx';
import type { CalendarRights } from '../../acts/use-rights.ts';
import { classInFocus, classMark } from '../../cards/class-focus.ts';
import { SeatsWords } from '../../cards/EventCard.tsx';
import { BulkBar } from '../bulk/BulkBar.tsx';
import type { QuickMenuAt } from '../quick/QuickMenu.tsx';
import styles from './ClassList.module.css';

interface ClassListProps {
  classes: readonly CalendarClass[];
  rights: CalendarRights;
  onOpen: (at: QuickMenuAt) => void;
}

/** The classes as a table; managers select several and act on them at once. */
export function ClassList({ classes, rights, onOpen }: ClassListProps) {
  const t = useT();
  const formats = useFormats();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  // A Course stands once for each of its days, and is one class.
  const ids = useMemo(() => [...new Set(classes.map((one) => one.ClassId))], [classes]);
  const chosen = useMemo(() => ids.filter((id) => selected.has(id)), [ids, selected]);
  const toggle = (id: number) =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  useKeys({
    x: () => {
      const id = classInFocus();
      if (id !== undefined && rights.manages) toggle(id);
    },
  });
  return (
    <>
      <Table
        label={t('kit.list')}
        head={
          <>
            {rights.manages && (
              <th scope="col" className={styles['check']}>
                <Checkbox
                  size="xs"
                  aria-label={t('calendar.selectAll', { count: ids.length })}
                  checked={chosen.length === ids.length}
                  indeterminate={chosen.length > 0 && chosen.length < ids.length}
                  onChange={() => setSelected(new Set(chosen.length === ids.length ? [] : ids))}
                />
              </th>
            )}
            <th scope="col">{t('calendar.day')}</th>
            <th scope="col">{t('kit.name')}</th>
            <th scope="col" className={styles['wide']}>
              {t('kit.room')}
            </th>
            <th scope="col" className={styles['wide']}>
              {t('calendar.trainer')}
            </th>
            <th scope="col" data-end>
              {t('calendar.seats')}
            </th>
            <th scope="col">{t('kit.state')}</th>
          </>
        }
      >
        {classes.map((one) => (
          <tr key={`${one.ClassId}@${one.Begin}`} data-selected={selected.has(one.ClassId)} className={styles['row']}>
            {rights.manages && (
              <td className={styles['check']}>
                <Checkbox
                  size="xs"
                  aria-label={t('calendar.select', { name: one.Name, time: formats.dateTime(one.Begin) })}
                  checked={selected.has(one.ClassId)}
                  onChange={() => toggle(one.ClassId)}
                />
              </td>
            )}
            <td className={styles['line']}>
              {formats.weekday(one.Begin, 'short')} {formats.dayMonth(one.Begin)}
              <small>{hoursWords(one.Begin, one.End, formats)}</small>
            </td>
            <th scope="row" className={styles['nameCell']}>
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
                  {one.Name}
                  <small>
                    {one.ServiceType === null ? trainingTypeWords(one.TrainingType, t) : serviceTypeWords(one.ServiceType, t)}
                    {' · '}
                    {t(classTypePhrases[one.ClassType])}
                  </small>
                  <small className={styles['slim']}>
                    {[one.DisplayGroupName ?? one.Location, one.TrainerName].filter(Boolean).join(' · ')}
                  </small>
                </span>
              </button>
            </th>
            <td className={styles['wide']}>{one.DisplayGroupName ?? one.Location}</td>
            <td className={styles['wide']}>{one.TrainerName}</td>
            <td data-end className={styles['seats']}>
              <SeatsWords one={one} />
            </td>
            <td>
              <StateOf state={one.PublishState} />
            </td>
          </tr>
        ))}
      </Table>
      {rights.manages && (
        <BulkBar
          chosen={classes.filter(
            (one, index) => chosen.includes(one.ClassId) && classes.findIndex((other) => other.ClassId === one.ClassId) === index,
          )}
          onSelect={(next) => setSelected(new Set(next))}
        />
      )}
    </>
  );
}
