import type { CashDesk, DeskLine } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type PhraseKey, type Translate, useT } from '../../platform/phrases.ts';
import { methodLabel } from '../parts/methods.ts';
import classes from './CashDesk.module.css';
import { isUsed } from './desk-line.ts';
import { signed } from './signed.ts';

export function DeskLines({ desk }: { desk: CashDesk }) {
  const t = useT();
  const formats = useFormats();
  const { Currency, Lines, OnlineSold, OnlineGivenBack } = desk;
  const rows = Lines.filter((line) => isUsed(line));
  const columns = columnsOf({ t, formats, currency: Currency });
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

interface Shown {
  t: Translate;
  formats: Formats;
  currency: string;
}

function columnsOf({ t, formats, currency }: Shown): readonly Column<DeskLine>[] {
  const amount = (id: 'Opening' | 'Sold' | 'Expected', head: PhraseKey): Column<DeskLine> => ({
    id,
    head: t(head),
    end: true,
    cell: (row) => formats.money(row[id], currency),
  });
  const change = (id: string, head: PhraseKey, amountOf: (row: DeskLine) => number): Column<DeskLine> => ({
    id,
    head: t(head),
    end: true,
    cell: (row) => (amountOf(row) === 0 ? '' : signed(amountOf(row), currency, formats)),
  });
  return [
    { id: 'Method', head: t('billing.method'), names: true, cell: ({ Method }) => <b>{t(methodLabel(Method))}</b> },
    amount('Opening', 'billing.deskOpening'),
    amount('Sold', 'billing.deskSold'),
    change('GivenBack', 'billing.deskGivenBack', ({ GivenBack }) => -GivenBack),
    change('Moved', 'billing.deskMoved', ({ Moved }) => Moved),
    change('Corrected', 'billing.deskCorrected', ({ Corrected }) => Corrected),
    amount('Expected', 'billing.deskExpected'),
  ];
}
