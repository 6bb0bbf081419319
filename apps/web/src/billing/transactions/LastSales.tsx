import { listDeskSales } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { useState } from 'react';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTransactionRows } from './use-transaction-rows.tsx';

const PAGE = 10;

export function LastSales() {
  const t = useT();
  const { ClubId: id, TimeZone } = useStaffClub();
  const [rows, setRows] = useState(PAGE);
  const page = useListPage(listDeskSales, { params: { id }, query: {} }, rows);
  const { list, dialogs } = useTransactionRows({ clubFormats: useFormatsIn(TimeZone) });
  const title = t('billing.lastSales');
  return (
    <section aria-label={title}>
      <SectionHead title={title} />
      <PagedList
        {...list}
        label={title}
        page={page}
        loading={<SkeletonRows rows={4} />}
        empty={{ title: t('billing.noSales'), text: t('billing.noSalesText') }}
        showMore={() => setRows(rows + PAGE)}
      />
      {dialogs}
    </section>
  );
}
