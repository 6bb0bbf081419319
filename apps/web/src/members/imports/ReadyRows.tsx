import type { RowRead } from '@clubpulse/rules/members/imports/read-rows';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Imports.module.css';
import { LeaveRowOut, RowNumber } from './RowParts.tsx';
import { ShownRows } from './ShownRows.tsx';
import type { Import } from './use-import.ts';
import { nameOf } from './WrongRows.tsx';

export function ReadyRows({ read }: { read: Import }) {
  const t = useT();
  const { date } = useFormats();
  const stated = ({ person }: RowRead): string =>
    person === null
      ? ''
      : [person.BirthDate === null ? null : date(person.BirthDate), person.Phone, person.Address1, person.City, ...person.Groups]
          .filter((words) => words !== null)
          .join(', ');
  return (
    <section>
      <SectionHead title={t('members.readyCount', { count: read.ready.length })} />
      <ShownRows rows={read.ready} kind="ready">
        {(row) => (
          <li key={row.Row} data-row={row.Row}>
            <RowNumber row={row.Row} />
            <span className={classes['names']}>
              <b>{nameOf(row)}</b>
              <span>{row.person?.Email}</span>
            </span>
            <span className={classes['what']}>{stated(row)}</span>
            <LeaveRowOut name={nameOf(row)} onClick={() => read.leaveOut(row.Row)} />
          </li>
        )}
      </ShownRows>
    </section>
  );
}
