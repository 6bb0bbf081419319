import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Table } from '../../../../../kit/list/Table.tsx';
import { useT } from '../../../../../platform/phrases.ts';
import { Attendance } from '../../marks/Attendance.tsx';
import { markOf } from '../../marks/marks.ts';
import { Paid } from '../Paid.tsx';
import classes from './BookedTable.module.css';
import { LookOutChips } from './LookOutChips.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PersonName } from './PersonName.tsx';
import type { BookedProps, PersonRowProps } from './row-acts.ts';
import { useRowInSight } from './use-row-in-sight.ts';

/** Who has a seat, by name. */
export function BookedTable({ groups, acts, stateOf }: BookedProps) {
  const t = useT();
  return (
    <div className={classes['table']}>
      <Table
        label={t('participants.booked')}
        head={
          <>
            <th scope="col">{t('kit.member')}</th>
            <th scope="col">{t('participants.bookedWith')}</th>
            <th scope="col">{t('participants.lookOutFor')}</th>
            <th scope="col" data-sensor>
              {t('participants.sensor')}
            </th>
            <th scope="col">{t('participants.attendance')}</th>
            <td data-menu />
          </>
        }
      >
        {groups.flatMap(({ title, people }) => [
          title !== null && (
            <tr key={title} className={classes['group']}>
              <th scope="rowgroup" colSpan={6}>
                {title}
              </th>
            </tr>
          ),
          ...people.map((person) => <BookedRow key={person.UserId} person={person} acts={acts} {...stateOf(person)} />),
        ])}
      </Table>
    </div>
  );
}

function BookedRow({ person, acts, selected, current, flashed }: PersonRowProps) {
  const row = useRowInSight<HTMLTableRowElement>(current, flashed);
  return (
    <tr
      ref={row}
      tabIndex={-1}
      className={classes['row']}
      data-mark={markOf(person)}
      data-selected={selected}
      data-current={current}
      data-flashed={flashed}
    >
      <th scope="row">
        <PersonName person={person} selected={selected} onToggle={() => acts.toggle(person.UserId)} />
      </th>
      <td>
        <Paid paid={person.Paid} />
      </td>
      <td>
        <LookOutChips lookOut={person.LookOut} />
      </td>
      <td className={classes['sensor']} data-sensor>
        <Sensor code={person.SensorCode} />
      </td>
      <td>
        <Attendance name={fullName(person)} mark={markOf(person)} times={acts.times} onMark={(mark) => acts.mark(person, mark)} />
      </td>
      <td data-menu>
        <PersonMenu person={person} acts={acts} />
      </td>
    </tr>
  );
}

/** The strap's code, or that there is none: such a person will not be on the wall. */
function Sensor({ code }: { code: string | null }) {
  const t = useT();
  return <>{code ?? t('participants.noSensor')}</>;
}
