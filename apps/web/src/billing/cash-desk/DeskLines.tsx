import type { CloseLine, DayClose, DeskLine } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type PhraseKey, type Translate, useT } from '../../platform/phrases.ts';
import { methodLabel } from '../parts/methods.ts';
import classes from './CashDesk.module.css';
import { signed } from './signed.ts';

type Line = DeskLine & Partial<Pick<CloseLine, 'Counted' | 'Kind' | 'Reason'>>;
interface Sales extends Pick<DayClose, 'Currency' | 'OnlineSold' | 'OnlineGivenBack'> {
  readonly Lines: readonly Line[];
}

/** What was recorded by method, with what was counted once the day is closed. Methods without any amount are left out. */
export function DeskLines({ desk }: { desk: Sales }) {
  const t = useT();
  const formats = useFormats();
  const { Currency, Lines, OnlineSold, OnlineGivenBack } = desk;
  const rows = Lines.filter((line) => isUsed(line));
  const columns = columnsOf({ t, formats, currency: Currency, isClosed: Lines.some(({ Counted }) => Counted !== undefined) });
  return (
    <>
      <ListRows
        label={t('billing.cashDesk')}
        rows={rows}
        idOf={(row) => rows.indexOf(row)}
        keyOf={({ Method }) => Method}
        columns={columns}
        card={(row) => (
          <dl className={classes['figures']}>
            {columns
              .filter(({ cell }) => cell(row) !== '')
              .map(({ id, head, cell }) => (
                <div key={id}>
                  <dt>{head}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
          </dl>
        )}
      />
      {(OnlineSold > 0 || OnlineGivenBack > 0) && (
        <p className={classes['online']}>
          <span>
            <b>{t('billing.deskOnline')}</b>
            <small>{t('billing.deskOnlineText')}</small>
          </span>
          <b>{formats.money(OnlineSold - OnlineGivenBack, Currency)}</b>
        </p>
      )}
    </>
  );
}

const isUsed = ({ Method, Opening, Sold, GivenBack, Moved, Corrected }: Line): boolean =>
  Method === 'Cash' || [Opening, Sold, GivenBack, Moved, Corrected].some((amount) => amount !== 0);

interface Shown {
  t: Translate;
  formats: Formats;
  currency: string;
  isClosed: boolean;
}

function columnsOf({ t, formats, currency, isClosed }: Shown): readonly Column<Line>[] {
  const amount = (id: 'Opening' | 'Sold' | 'Expected', head: PhraseKey): Column<Line> => ({
    id,
    head: t(head),
    end: true,
    cell: (row) => formats.money(row[id], currency),
  });
  const change = (id: string, head: PhraseKey, amountOf: (row: Line) => number): Column<Line> => ({
    id,
    head: t(head),
    end: true,
    cell: (row) => (amountOf(row) === 0 ? '' : signed(amountOf(row), currency, formats)),
  });
  const counted: readonly Column<Line>[] = [
    {
      id: 'Counted',
      head: t('billing.deskCounted'),
      end: true,
      cell: ({ Counted }) => (typeof Counted === 'number' ? formats.money(Counted, currency) : ''),
    },
    {
      id: 'Difference',
      head: t('billing.difference'),
      end: true,
      cell: (row) => (
        <>
          {differenceOf(row) !== 0 && <b>{signed(differenceOf(row), currency, formats)}</b>}
          {row.Kind && <small>{[t(`billing.deskKind.${row.Kind}`), row.Reason].join(': ')}</small>}
        </>
      ),
    },
  ];
  return [
    { id: 'Method', head: t('billing.method'), names: true, cell: ({ Method }) => <b>{t(methodLabel(Method))}</b> },
    amount('Opening', 'billing.deskOpening'),
    amount('Sold', 'billing.deskSold'),
    change('GivenBack', 'billing.deskGivenBack', ({ GivenBack }) => -GivenBack),
    change('Moved', 'billing.deskMoved', ({ Moved }) => Moved),
    change('Corrected', 'billing.deskCorrected', ({ Corrected }) => Corrected),
    amount('Expected', 'billing.deskExpected'),
    ...(isClosed ? counted : []),
  ];
}

/** In minor units; 0 for a method that is not counted. */
export const differenceOf = ({ Counted, Expected }: Line): number => (typeof Counted === 'number' ? Counted - Expected : 0);
