import type { AccountantLine, BookEntry, ExportFormat, ExportPreview } from '@clubpulse/contract/billing/accountant/accountant';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { paidBy } from '../parts/methods.ts';
import classes from './Accountant.module.css';
import { purposeLabel } from './account-label.ts';

export function NewestLines({ preview, format }: { preview: ExportPreview; format: ExportFormat }) {
  const t = useT();
  const formats = useFormats();
  const { Newest, Balanced } = preview;
  const title = t('billing.exportNewest');
  if (Newest.Lines.length === 0) return null;
  const balanced = Balanced.map(({ Amount, Currency }) => (
    <StateChip key={Currency} tone="ok">
      {t('billing.exportBalanced', { amount: formats.money(Amount, Currency) })}
    </StateChip>
  ));
  return (
    <section className={classes['page']} aria-label={title}>
      <SectionHead title={title} beside={format === 'DoubleEntry' && balanced} />
      {format === 'DoubleEntry' ? (
        <Rows label={title} rows={Newest.Entries} columns={entryColumns(t, formats)} />
      ) : (
        <Rows label={title} rows={Newest.Lines} columns={lineColumns(t, formats)} />
      )}
    </section>
  );
}

interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

function Rows<Row>({ label, rows, columns }: RowsProps<Row>) {
  return (
    <ListRows
      label={label}
      rows={rows}
      idOf={(row) => rows.indexOf(row)}
      columns={columns}
      card={(row) => (
        <dl className={classes['figures']}>
          {columns.map(({ id, head, cell }) => (
            <div key={id}>
              <dt>{head}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    />
  );
}

const missing = <StateChip tone="warn">?</StateChip>;

const dated = (t: Translate, formats: Formats): Column<{ IssuedAt: string; Number: string }>[] => [
  { id: 'Date', head: t('billing.csvDate'), cell: ({ IssuedAt }) => formats.date(IssuedAt) },
  { id: 'Number', head: t('billing.receipt'), names: true, cell: ({ Number: number }) => number },
];

const lineColumns = (t: Translate, formats: Formats): Column<AccountantLine>[] => [
  ...dated(t, formats),
  { id: 'Text', head: t('kit.description'), cell: ({ Text }) => Text || t('billing.purchase') },
  { id: 'Method', head: t('billing.method'), cell: (line) => paidBy(line, t) },
  { id: 'Code', head: t('billing.vatCode'), cell: ({ VatCode }) => VatCode ?? missing },
  { id: 'Gross', head: t('billing.amount'), end: true, cell: ({ Gross, Currency }) => formats.money(Gross, Currency) },
];

const entryColumns = (t: Translate, formats: Formats): Column<BookEntry>[] => [
  ...dated(t, formats),
  { id: 'Account', head: t('billing.account'), cell: ({ Account }) => Account || missing },
  { id: 'For', head: t('billing.accountFor'), cell: ({ Purpose }) => purposeLabel(Purpose, t) },
  ...(['Debit', 'Credit'] as const).map(
    (side): Column<BookEntry> => ({
      id: side,
      head: t(side === 'Debit' ? 'billing.debitSide' : 'billing.creditSide'),
      end: true,
      cell: (entry) => (entry[side] === 0 ? '' : formats.money(entry[side], entry.Currency)),
    }),
  ),
];
