import type { AccountantExport } from '@clubpulse/contract/billing/accountant/accountant';
import { listExports } from '@clubpulse/contract/billing/accountant/accountant.calls';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Accountant.module.css';

const PAGE = 20;

export function MadeExports() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [rows, setRows] = useState(PAGE);
  const page = useListPage(listExports, { params: { id }, query: {} }, rows);
  const title = t('billing.exportsMade');
  const columns: readonly Column<AccountantExport>[] = [
    { id: 'At', head: t('kit.when'), cell: ({ At }) => formats.dateTime(At) },
    {
      id: 'Range',
      head: t('billing.exportRange'),
      names: true,
      cell: ({ From, To, FileName }) => (
        <span className={classes['file']}>
          <b>{`${formats.date(From)} – ${formats.date(To)}`}</b>
          <small>{FileName}</small>
        </span>
      ),
    },
    { id: 'Format', head: t('billing.exportFormat'), cell: ({ Format }) => t(`billing.exportAs.${Format}`) },
    { id: 'Lines', head: t('billing.exportLines'), end: true, cell: ({ Lines }) => formats.number(Lines) },
    { id: 'By', head: t('kit.name'), cell: ({ By }) => By ?? '' },
    {
      id: 'Replaced',
      head: null,
      end: true,
      cell: ({ ReplacedAt }) =>
        ReplacedAt !== null && (
          <StateChip tone="mute" icon={IconRefresh}>
            {t('billing.exportReplaced', { date: formats.date(ReplacedAt) })}
          </StateChip>
        ),
    },
  ];
  return (
    <section aria-label={title}>
      <SectionHead title={title} />
      <PagedList
        label={title}
        page={page}
        empty={{ title: t('billing.exportsNone'), text: t('billing.exportsNoneText') }}
        idOf={({ AccountantExportId }) => AccountantExportId}
        columns={columns}
        card={(row) => (
          <span className={classes['card']}>
            {columns.map(({ id: column, cell }) => (
              <span key={column}>{cell(row)}</span>
            ))}
          </span>
        )}
        showMore={() => setRows(rows + PAGE)}
      />
    </section>
  );
}
