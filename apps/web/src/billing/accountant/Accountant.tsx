import { type ExportFormat, type ExportRange, exportFormats } from '@clubpulse/contract/billing/accountant/accountant';
import { previewExport } from '@clubpulse/contract/billing/accountant/accountant.calls';
import { REPORT_MAX_DAYS } from '@clubpulse/contract/billing/transactions.calls';
import { addDays, addMonths, daysBetween } from '@clubpulse/rules/time/days';
import { IconDownload, IconHash } from '@tabler/icons-react';
import { useState } from 'react';
import { DateField } from '../../kit/fields/DateField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonTable } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { ClubDays } from '../parts/ClubDays.tsx';
import classes from './Accountant.module.css';
import { MadeExports } from './MadeExports.tsx';
import { Preview } from './Preview.tsx';
import { useMakeExport } from './use-make-export.ts';

const BookAccounts = lazyComponent(() => import('./BookAccounts.tsx').then((it) => it.BookAccounts));

function lastMonth(today: string): ExportRange {
  const first = `${today.slice(0, 7)}-01`;
  return { From: addMonths(first, -1), To: addDays(first, -1) };
}

export default function Accountant() {
  const { TimeZone } = useStaffClub();
  return (
    <ClubDays timeZone={TimeZone}>
      <Exporting today={useTodayIn(TimeZone)} />
    </ClubDays>
  );
}

function Exporting({ today }: { today: string }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [range, setRange] = useState<Partial<ExportRange>>(lastMonth(today));
  const [format, setFormat] = useState<ExportFormat>('Csv');
  const [isNaming, setNaming] = useState(false);
  const { From, To } = range;
  const wrong = From !== undefined && To !== undefined ? wrongRange(From, To, t, formats) : undefined;
  const isWhole = From !== undefined && To !== undefined && wrong === undefined;
  const query = { From: From ?? today, To: To ?? today };
  const preview = useCall(previewExport, { params: { id }, query }, { quiet: true, keepPrevious: true, enabled: isWhole });
  const { busy, run } = useMakeExport();
  const setDay = (field: 'From' | 'To') => (day: string | null) => setRange({ ...range, [field]: day ?? undefined });
  return (
    <Page
      title={t('billing.accountant')}
      actions={
        <HeaderActions
          label={t('kit.more')}
          actions={[
            { label: t('billing.bookAccounts'), icon: IconHash, onClick: () => setNaming(true) },
            {
              label: t('kit.export'),
              icon: IconDownload,
              primary: true,
              busy,
              disabled: !isWhole || preview.data === undefined,
              onClick: () => void run({ ...query, Format: format }),
            },
          ]}
        />
      }
    >
      <div className={classes['page']}>
        <div className={classes['choices']}>
          <DateField label={t('kit.from')} required value={From ?? null} max={today} onChange={setDay('From')} />
          <DateField label={t('kit.to')} required value={To ?? null} max={today} error={wrong} onChange={setDay('To')} />
          <Segmented
            titled
            label={t('billing.exportFormat')}
            value={format}
            options={exportFormats.map((value) => ({ value, label: t(`billing.exportAs.${value}`) }))}
            onChange={setFormat}
          />
        </div>
        {isWhole && (
          <QueryResult query={preview} loading={<SkeletonTable columns={5} />}>
            {(found) => <Preview preview={found} format={format} onAccounts={() => setNaming(true)} />}
          </QueryResult>
        )}
        <MadeExports />
      </div>
      {isNaming && <BookAccounts onClose={() => setNaming(false)} />}
    </Page>
  );
}

function wrongRange(from: string, to: string, t: Translate, formats: Formats): string | undefined {
  if (from > to) return t('interval-order');
  if (daysBetween(from, to) < REPORT_MAX_DAYS) return undefined;
  const problem = t('error.ReportTooLong', { max: REPORT_MAX_DAYS });
  return t('billing.exportEarliest', { problem, day: formats.date(addDays(to, 1 - REPORT_MAX_DAYS)) });
}
