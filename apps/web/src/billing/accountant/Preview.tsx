import type { ExportFormat, ExportPreview } from '@clubpulse/contract/billing/accountant/accountant';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Accountant.module.css';
import { accountLabel } from './account-label.ts';
import { NewestLines } from './NewestLines.tsx';

type Sum = ExportPreview['Sums'][number];

interface PreviewProps {
  preview: ExportPreview;
  format: ExportFormat;
  onAccounts: () => void;
}

export function Preview({ preview, format, onAccounts }: PreviewProps) {
  const t = useT();
  const formats = useFormats();
  const { Receipts, CreditNotes, Sums } = preview;
  const title = t('billing.exportSums');
  const columns: readonly Column<Sum>[] = [
    {
      id: 'Code',
      head: t('billing.vatCode'),
      names: true,
      cell: ({ VatCode, VatRate }) => (
        <b>{VatCode === null ? t('billing.vatWithout') : `${VatCode}, ${formats.number((VatRate ?? 0) / 100, 2)}%`}</b>
      ),
    },
    { id: 'Lines', head: t('billing.exportLines'), end: true, cell: ({ Lines }) => formats.number(Lines) },
    ...(['Net', 'Vat', 'Gross'] as const).map(
      (id): Column<Sum> => ({
        id,
        head: t(id === 'Net' ? 'billing.vatNet' : id === 'Vat' ? 'billing.vat' : 'billing.net'),
        end: true,
        cell: (sum: Sum) => formats.money(sum[id], sum.Currency),
      }),
    ),
  ];
  return (
    <section className={classes['page']} aria-label={title}>
      <Missing preview={preview} format={format} onAccounts={onAccounts} />
      <SectionHead title={title} />
      {Sums.length === 0 ? (
        <EmptyState title={t('billing.exportEmpty')}>{t('billing.exportEmptyText')}</EmptyState>
      ) : (
        <>
          <p className={classes['quiet']}>
            {t('billing.exportCounts', { receipts: formats.number(Receipts), notes: formats.number(CreditNotes) })}
          </p>
          <ListRows
            label={title}
            rows={Sums}
            idOf={(row) => Sums.indexOf(row)}
            keyOf={({ Currency, VatCode, VatRate }) => `${Currency} ${VatCode} ${VatRate}`}
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
          <NewestLines preview={preview} format={format} />
        </>
      )}
    </section>
  );
}

function Missing({ preview, format, onAccounts }: PreviewProps) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { WithoutCode, MissingAccounts, OpenLines, LeftOut, WithoutReceipt } = preview;
  const count = (lines: number) => ({ number: formats.number(lines) });
  return (
    <>
      {WithoutCode.Lines > 0 && (
        <Banner
          tone="warn"
          icon={IconAlertTriangle}
          actions={mayOpen('ClubVat') ? [{ label: t('billing.vatCodes'), onClick: () => void navigate(pathTo('ClubVat')) }] : []}
        >
          {t('billing.exportWithoutCode', {
            ...count(WithoutCode.Lines),
            texts: WithoutCode.Texts.map((text) => text || t('billing.purchase')).join(', '),
          })}
        </Banner>
      )}
      {format === 'DoubleEntry' && MissingAccounts.length > 0 && (
        <Banner tone="info" icon={IconInfoCircle} actions={[{ label: t('billing.accountsSet'), onClick: onAccounts }]}>
          {t('billing.exportWithoutAccount', { accounts: MissingAccounts.map((one) => accountLabel(one, t)).join('; ') })}
        </Banner>
      )}
      {OpenLines > 0 && (
        <Banner tone="warn" icon={IconAlertTriangle}>
          {t('billing.exportOpen', count(OpenLines))}
        </Banner>
      )}
      {LeftOut > 0 && (
        <Banner tone="info" icon={IconInfoCircle}>
          {t('billing.exportLeftOut', count(LeftOut))}
        </Banner>
      )}
      {WithoutReceipt > 0 && (
        <Banner tone="info" icon={IconInfoCircle}>
          {t('billing.exportOlder', count(WithoutReceipt))}
        </Banner>
      )}
    </>
  );
}
