import { fullName } from '@clubpulse/rules/accounts/users/names';
import type { ReactNode } from 'react';
import { Mark } from '../../../kit/figures/Mark.tsx';
import { lazyComponentLoadedFirst } from '../../../kit/lazy-component.tsx';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../../platform/session.tsx';
import classes from './ReportPaper.module.css';

const QrCode = lazyComponentLoadedFirst(() => import('../../../kit/figures/QrCode.tsx').then((it) => it.QrCode));

interface ReportPaperProps {
  title: string;
  note?: string | undefined;
  /** URL parameters of the report. The printed QR code opens this URL. */
  view: URLSearchParams;
  sources: string;
  children: ReactNode;
}

/** A printed report on A4 or Letter. Hidden on the screen. */
export function ReportPaper({ title, note, view, sources, children }: ReportPaperProps) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const self = useSelf();
  const { Name, Address } = useStaffClub();
  const address = `${window.location.origin}${window.location.pathname}#${pathTo('Reports')}?${view}`;
  return (
    <article className={classes['paper']} aria-label={title}>
      <header>
        <Mark size={26} />
        <span className={classes['titles']}>
          <b>{title}</b>
          <span>{[Name, Address].filter(Boolean).join(', ')}</span>
          {note !== undefined && <span>{note}</span>}
        </span>
        <span className={classes['printed']}>
          {t('kit.printedOn', { date: formats.dateTime(now.toISOString()) })}
          <br />
          {fullName(self)}
        </span>
      </header>
      {children}
      <footer>
        <span>{sources}</span>
        <QrCode value={address} label={address} className={classes['code']} />
      </footer>
    </article>
  );
}

export function PaperSentence({ children }: { children: string }) {
  return <p className={classes['sentence']}>{children}</p>;
}

interface PaperFigure {
  readonly name: string;
  readonly value: string;
}

export function PaperFigures({ figures }: { figures: readonly PaperFigure[] }) {
  return (
    <dl>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PaperTableProps {
  title: string;
  head?: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
  total?: readonly string[];
  narrow?: boolean;
}

export function PaperTable({ title, head, rows, total, narrow = false }: PaperTableProps) {
  const line = ([name = '', ...cells]: readonly string[]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {cells.map((cell, at) => {
        const key = `${name} ${at}`;
        return <td key={key}>{cell}</td>;
      })}
    </tr>
  );
  return (
    <section>
      <h3>{title}</h3>
      <table data-narrow={narrow}>
        {head !== undefined && (
          <thead>
            <tr>
              {head.map((name, at) => {
                const key = `${name} ${at}`;
                return name === '' ? (
                  <td key={key} />
                ) : (
                  <th key={key} scope="col">
                    {name}
                  </th>
                );
              })}
            </tr>
          </thead>
        )}
        <tbody>{rows.map(line)}</tbody>
        {total !== undefined && <tfoot>{line(total)}</tfoot>}
      </table>
    </section>
  );
}

export function PaperPair({ children }: { children: ReactNode }) {
  return <div className={classes['pair']}>{children}</div>;
}
