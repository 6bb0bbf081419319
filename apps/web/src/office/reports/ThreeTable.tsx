import type { Three } from '@clubpulse/contract/office/reports/reports';
import type { CSSProperties } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { Change } from './Change.tsx';
import { DoorLink } from './DoorLink.tsx';
import classes from './Reports.module.css';
import type { Door } from './report-address.ts';
import type { Months } from './report-texts.ts';

export interface ThreeRow extends Three {
  readonly name: string;
  readonly door: Door;
}
interface ThreeTableProps {
  title: string;
  head: string;
  note?: string;
  month: string;
  months: Months;
  currency: string;
  rows: readonly ThreeRow[];
  total: Three;
}

export function ThreeTable({ title, head, note, month, months, currency, rows, total }: ThreeTableProps) {
  const t = useT();
  const { money } = useFormats();
  const most = Math.max(1, ...rows.flatMap(({ Now, Before, YearAgo }) => [Now, Before, YearAgo ?? 0]));
  const hasYear = months.yearAgo !== null;
  return (
    <section className={classes['section']}>
      <div className={classes['sectionHead']}>
        <h2>{title}</h2>
        {note !== undefined && <small>{note}</small>}
      </div>
      <div className={classes['scroll']}>
        <table className={classes['table']} data-months aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <td className={classes['bars']} />
              <th scope="col" data-bar="now">
                {months.now}
              </th>
              <th scope="col" data-bar="before">
                {months.before}
              </th>
              <th scope="col">{t('reports.change')}</th>
              {hasYear && (
                <th scope="col" data-bar="year">
                  {months.yearAgo}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, door, Now, Before, YearAgo }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={classes['bars']}>
                  <BarsOfThree values={hasYear ? [Now, Before, YearAgo ?? 0] : [Now, Before]} most={most} />
                </td>
                <td>
                  {Now === 0 ? (
                    money(Now, currency)
                  ) : (
                    <DoorLink month={month} door={door} label={name}>
                      {money(Now, currency)}
                    </DoorLink>
                  )}
                </td>
                <td>{money(Before, currency)}</td>
                <td>
                  <Change amount={Now - Before} currency={currency} />
                </td>
                {hasYear && <td>{money(YearAgo ?? 0, currency)}</td>}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('reports.total', { currency })}</th>
              <td className={classes['bars']} />
              <td>{money(total.Now, currency)}</td>
              <td>{money(total.Before, currency)}</td>
              <td>
                <Change amount={total.Now - total.Before} currency={currency} />
              </td>
              {hasYear && <td>{money(total.YearAgo ?? 0, currency)}</td>}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function BarsOfThree({ values, most }: { values: readonly number[]; most: number }) {
  return (
    <span className={classes['three']} aria-hidden="true">
      {values.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its place
        <i key={place} style={{ '--share': `${(100 * Math.max(0, value)) / most}%` } as CSSProperties} />
      ))}
    </span>
  );
}
