import type { Filled, Occupancy } from '@clubpulse/contract/office/reports/occupancy';
import { comparable, filledPercent } from '@clubpulse/rules/office/reports/occupancy';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { HeatMap } from './HeatMap.tsx';
import { type ClassDoor, type OccupancyAddress, occupancyInAddress } from './occupancy-address.ts';
import { occupancySentence, roomName, trainerName, whenText } from './occupancy-texts.ts';
import classes from './Reports.module.css';

interface OccupancyReportProps {
  occupancy: Occupancy;
  address: OccupancyAddress;
}

const SHOWN = 4;

export function OccupancyReport({ occupancy, address }: OccupancyReportProps) {
  const t = useT();
  const formats = useFormats();
  const { From, To, Total, Cells, Classes, Trainers, Rooms, Waiting } = occupancy;
  const range = t('kit.fromTo', { from: formats.date(From), to: formats.date(To) });
  if (Total.Classes === 0) return <EmptyState title={t('reports.noClasses')}>{range}</EmptyState>;
  const to = (door: ClassDoor) => `?${occupancyInAddress.write({ ...address, door })}`;
  const ranked = comparable(Classes);
  const ofClass = (rows: typeof ranked) =>
    rows.map((row) => ({
      ...row,
      name: row.Name,
      note: whenText(row.Weekday, row.Clock, formats),
      to: to({ name: row.Name, weekday: row.Weekday, clock: row.Clock }),
    }));
  return (
    <div className={`${classes['block']} ${classes['onScreen']}`}>
      <div className={classes['main']}>
        <p className={classes['sentence']}>{occupancySentence(occupancy, { t, formats })}</p>
        <p className={classes['quiet']}>{range}</p>
        <section className={classes['section']}>
          <div className={classes['sectionHead']}>
            <h2>{t('reports.hourByWeekday')}</h2>
            <small>{t('reports.heatHow')}</small>
          </div>
          <HeatMap cells={Cells} address={address} />
        </section>
        <FilledRows
          title={t('reports.byTrainer')}
          rows={Trainers.map((row) => ({
            ...row,
            name: trainerName(row, t),
            note: t('reports.given', {
              count: row.Classes,
              number: formats.number(row.Classes),
              hours: formats.duration(row.Minutes * 60),
            }),
            to: to({ trainer: row.UserId ?? 0 }),
          }))}
        />
        <FilledRows
          title={t('reports.byRoom')}
          rows={Rooms.map((row) => ({
            ...row,
            name: roomName(row, t),
            note: t('reports.classCount', { count: row.Classes, number: formats.number(row.Classes) }),
            to: to({ room: row.DisplayGroupId ?? 0 }),
          }))}
        />
      </div>
      <div className={classes['beside']}>
        {ranked.length > 0 && (
          <FilledRows title={t('reports.mostFilled')} note={t('reports.datesNote')} rows={ofClass(ranked.slice(0, SHOWN))} />
        )}
        {ranked.length > SHOWN && (
          <FilledRows title={t('reports.leastFilled')} rows={ofClass(ranked.slice(SHOWN).reverse().slice(0, SHOWN))} />
        )}
        <section className={classes['section']}>
          <h2>{t('reports.waited')}</h2>
          <ul className={classes['lines']}>
            {Waiting.map(({ Name, Weekday, Clock, People, Dates }) => (
              <li key={`${Name} ${Weekday} ${Clock}`}>
                <Named
                  name={Name}
                  note={`${whenText(Weekday, Clock, formats)}, ${t('reports.dates', { count: Dates, number: formats.number(Dates) })}`}
                  to={to({ name: Name, weekday: Weekday, clock: Clock })}
                />
                <b>
                  <Link className={classes['door']} to={to({ name: Name, weekday: Weekday, clock: Clock, waited: true })}>
                    {formats.number(People)}
                    <span className={classes['spoken']}>
                      {' '}
                      {t('reports.waitedShort')}: {Name}
                    </span>
                  </Link>
                </b>
              </li>
            ))}
          </ul>
          {Waiting.length === 0 && <p className={classes['quiet']}>{t('reports.nobodyWaited')}</p>}
        </section>
      </div>
    </div>
  );
}

interface FilledRow extends Filled {
  readonly name: string;
  readonly note: string;
  readonly to: string;
}

function FilledRows({ title, note, rows }: { title: string; note?: string; rows: readonly FilledRow[] }) {
  const { percent } = useFormats();
  return (
    <section className={classes['section']}>
      <div className={classes['sectionHead']}>
        <h2>{title}</h2>
        {note !== undefined && <small>{note}</small>}
      </div>
      <ul className={classes['lines']}>
        {rows.map((row) => {
          const value = filledPercent(row);
          return (
            <li key={row.to}>
              <Named {...row} />
              <i data-ink aria-hidden="true" style={{ '--share': `${value ?? 0}%` } as CSSProperties} />
              <b>{value === null ? '–' : percent(value)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Named({ name, note, to }: { name: ReactNode; note: string; to: string }) {
  return (
    <span>
      <Link className={classes['door']} to={to}>
        {name}
        <span className={classes['spoken']}> {note}</span>
      </Link>
      <small className={classes['under']} aria-hidden="true">
        {note}
      </small>
    </span>
  );
}
