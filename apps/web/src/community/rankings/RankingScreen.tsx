import type { ResultOf } from '@clubpulse/contract/call';
import type { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import { IconColumns3, IconPrinter, IconTableExport } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { type HeaderAction, HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import type { ApiError } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { ColumnsDialog, PrintDialog } from './RankingDialogs.tsx';
import { RankingFilters } from './RankingFilters.tsx';
import { RankingList } from './RankingList.tsx';
import classes from './Rankings.module.css';
import type { RankingFilter } from './ranking-address.ts';
import { keepColumns, storedColumns } from './ranking-columns.ts';
import type { Details, EarlierPlaces } from './use-beside.ts';
import { usePrintComplete } from './use-print-whole.ts';
import { type AskRanking, useRankingExport } from './use-ranking-export.ts';

interface RankingScreenProps {
  readonly title: string;
  readonly name: string;
  readonly today: string;
  readonly filter: RankingFilter;
  readonly onChange: (changes: Partial<RankingFilter>) => void;
  readonly page: UseQueryResult<ResultOf<typeof getClubRanking>, ApiError>;
  readonly ask: AskRanking;
  readonly earlier: EarlierPlaces;
  readonly details: Details;
  readonly showMore?: (() => void) | undefined;
  readonly showAll?: ((rows: number) => void) | undefined;
  readonly opens: boolean;
  readonly actions?: readonly HeaderAction[];
  readonly tabs?: ReactNode;
  readonly children?: ReactNode;
}

export function RankingScreen(props: RankingScreenProps) {
  const {
    title,
    name,
    today,
    filter,
    onChange,
    page,
    ask,
    earlier,
    details,
    showMore,
    showAll,
    opens,
    actions = [],
    tabs,
    children,
  } = props;
  const t = useT();
  const formats = useFormats();
  const { data } = page;
  const [columns, setColumns] = useState(storedColumns);
  const [opened, setOpened] = useState<'columns' | 'print' | null>(null);
  const [withNames, setWithNames] = useState(false);
  const exported = useRankingExport(name, filter.by, ask);
  const printComplete = usePrintComplete(page, showAll);
  const print = (names: boolean) => {
    setWithNames(names);
    setOpened(null);
    printComplete();
  };
  const unlisted = data?.Unlisted ?? 0;
  const numbers = data && [
    t('rankings.daysFromTo', { from: formats.date(data.From), to: formats.date(data.To) }),
    t('rankings.athletes', { count: data.recordsTotal, number: formats.number(data.recordsTotal) }),
    ...(unlisted > 0 ? [t('rankings.unlisted', { count: unlisted, number: formats.number(unlisted) })] : []),
  ];
  return (
    <Page
      title={title}
      subtitle={numbers?.join(' · ')}
      below={tabs}
      actions={
        <HeaderActions
          label={t('rankings.actions')}
          actions={[
            ...actions,
            { label: t('kit.export'), icon: IconTableExport, busy: exported.busy, onClick: () => void exported.run() },
            { label: t('kit.print'), icon: IconPrinter, onClick: () => setOpened('print') },
            { label: t('rankings.columns'), icon: IconColumns3, onClick: () => setOpened('columns') },
          ]}
        />
      }
    >
      <div data-names={withNames} className={classes['sheet']}>
        <p className={classes['club']}>
          <span>{name}</span>
          <span>{t('kit.printedOn', { date: formats.date(today) })}</span>
        </p>
        <search className={classes['filters']} aria-label={t('kit.filters')}>
          <SearchField value={filter.q} placeholder={t('kit.personHint')} onChange={(q) => onChange({ q })} />
          <RankingFilters filter={filter} today={today} divided onChange={onChange}>
            {children}
          </RankingFilters>
        </search>
        <RankingList
          page={page}
          by={filter.by}
          columns={columns}
          earlier={earlier}
          details={details}
          onClear={filter.q.trim() === '' ? undefined : () => onChange({ q: '' })}
          opens={opens}
          showMore={showMore}
        />
        <p className={classes['heard']}>{t('rankings.heardNote')}</p>
        <p className={classes['heard']}>{t(filter.by === 'Points' ? 'rankings.equalPoints' : 'rankings.equal')}</p>
      </div>
      <ColumnsDialog
        opened={opened === 'columns'}
        shown={columns}
        onChange={(shown) => {
          keepColumns(shown);
          setColumns(shown);
        }}
        onClose={() => setOpened(null)}
      />
      <PrintDialog opened={opened === 'print'} onPrint={print} onClose={() => setOpened(null)} />
    </Page>
  );
}
