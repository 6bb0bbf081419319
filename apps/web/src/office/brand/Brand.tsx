import type { Brand as BrandOf } from '@clubpulse/contract/clubs/clubs';
import { listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { type ComparedPeriod, comparedPeriods } from '@clubpulse/contract/office/club-overview';
import { Button } from '@mantine/core';
import { IconCalendarEvent, IconDownload, IconListNumbers, IconPlus, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonFigures, SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useToday } from '../../platform/use-today.ts';
import classes from './Brand.module.css';
import { BrandSums } from './BrandSums.tsx';
import { BrandTable } from './BrandTable.tsx';
import { brandCsv } from './brand-csv.ts';
import { type DirectedOrder, inOrder, orderNamed } from './order/club-order.ts';
import { type Compared, toneOf } from './order/worst-first.ts';
import { ServerHealth } from './ServerHealth.tsx';
import { useCompared } from './use-compared.ts';

const AddClub = lazyComponent(() => import('./AddClub.tsx').then((it) => it.AddClub));
const BrandlessClubs = lazyComponent(() => import('./brandless/BrandlessClubs.tsx').then((it) => it.BrandlessClubs));
const NewBrand = lazyComponent(() => import('./NewBrand.tsx').then((it) => it.NewBrand));
const BrandParts = lazyComponent(() => import('./BrandSettings.tsx').then((it) => it.BrandParts));
const SortedBy = lazyComponent(() => import('./order/SortedBy.tsx').then((it) => it.SortedBy));
const BrandSettings = lazyComponent(() => import('./BrandSettings.tsx').then((it) => it.BrandSettings));

/** The view is in the URL: `#/Brand?sort=-Unpaid&period=lastMonth`. */
interface BrandView {
  readonly sort: DirectedOrder;
  readonly period: ComparedPeriod;
}
const USUAL: ComparedPeriod = 'last30';

const inAddress = {
  read: (params: URLSearchParams): BrandView => ({
    sort: orderNamed(params.get('sort')),
    period: comparedPeriods.find((one) => one === params.get('period')) ?? USUAL,
  }),
  write: ({ sort, period }: BrandView): URLSearchParams =>
    new URLSearchParams({ ...(sort === 'Why' ? {} : { sort }), ...(period === USUAL ? {} : { period }) }),
};

export default function Brand() {
  const t = useT();
  const isAdmin = useSelf().IsAdmin;
  const brands = useCall(listMyBrands, {}, { quiet: true });
  const [isAdding, setAdding] = useState(false);
  const formats = useFormats();
  const today = useToday();
  const one = brands.data?.length === 1 ? brands.data[0] : undefined;
  const [opened, setOpened] = useState<Opened | null>(null);
  const isPhone = useWidth() === 'phone';
  const { filter: view, change } = useListAddress(inAddress);
  const period = <PeriodChoice period={view.period} onChange={(next) => change({ period: next })} />;
  return (
    <Page
      actions={
        <>
          {!isPhone && period}
          {isAdmin ? (
            <AddButton onClick={() => setAdding(true)}>{t('clubs.newBrand')}</AddButton>
          ) : (
            one && <OneBrandActs brand={one} view={view} onOpen={(what) => setOpened({ brandId: one.BrandId, what })} />
          )}
        </>
      }
      {...(isPhone ? { below: <div className={classes['period']}>{period}</div> } : {})}
      title={isAdmin ? t('clubs.allBrands') : (one?.Name ?? t('clubs.brand'))}
      subtitle={formats.longDate(today)}
    >
      {isAdmin && <ServerHealth />}
      <QueryResult query={brands} loading={<SkeletonRows />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('clubs.noBrands')}>{t('clubs.noBrandsText')}</EmptyState>
          ) : (
            found.map((brand) => (
              <BrandClubs
                key={brand.BrandId}
                brand={brand}
                named={found.length > 1 || isAdmin}
                view={view}
                onView={change}
                opened={opened?.brandId === brand.BrandId ? opened.what : null}
                onOpen={(what) => setOpened(what === null ? null : { brandId: brand.BrandId, what })}
              />
            ))
          )
        }
      </QueryResult>
      {brands.data && <BrandlessClubs brands={brands.data} />}
      {isAdding && <NewBrand onClose={() => setAdding(false)} />}
    </Page>
  );
}

interface Opened {
  readonly brandId: number;
  readonly what: 'club' | 'settings';
}

interface OneBrandActsProps {
  brand: BrandOf;
  view: BrandView;
  onOpen: (what: Opened['what']) => void;
}

function OneBrandActs({ brand, view, onOpen }: OneBrandActsProps) {
  const t = useT();
  const isBeside = useWidth() === 'desk';
  const exported = useBrandExport(brand, view);
  return (
    <HeaderActions
      label={t('kit.actionsOf', { name: brand.Name })}
      actions={[
        { label: t('clubs.addClub'), icon: IconPlus, primary: true, adds: true, plain: true, onClick: () => onOpen('club') },
        ...(isBeside ? [] : [{ label: t('clubs.brandSettings'), icon: IconSettings, onClick: () => onOpen('settings') }]),
        { label: t('kit.export'), icon: IconDownload, disabled: exported === undefined, onClick: () => exported?.() },
      ]}
    />
  );
}

function NamedBrandActs({ brand, view, onOpen }: OneBrandActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const exported = useBrandExport(brand, view);
  return (
    <>
      <RowMenu
        label={t('kit.actionsOf', { name: brand.Name })}
        items={[
          { label: t('clubs.brandSettings'), icon: IconSettings, onClick: () => onOpen('settings') },
          {
            label: t('rankings.brandTitle'),
            icon: IconListNumbers,
            onClick: () => void navigate(pathTo('BrandRankings', brand.BrandId)),
          },
          { label: t('kit.export'), icon: IconDownload, disabled: exported === undefined, onClick: () => exported?.() },
        ]}
      />
      <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => onOpen('club')}>
        {t('clubs.addClubTo', { brand: brand.Name })}
      </Button>
    </>
  );
}

interface BrandClubsProps {
  view: BrandView;
  onView: (changes: Partial<BrandView>) => void;
  brand: BrandOf;
  named: boolean;
  opened: Opened['what'] | null;
  onOpen: (what: Opened['what'] | null) => void;
}

function BrandClubs({ view, onView, brand, named, opened, onOpen }: BrandClubsProps) {
  const t = useT();
  const { clubs, found } = useCompared(brand.BrandId, view.period);
  const [first] = clubs.data ?? [];
  // Only on a wide screen with one brand are the settings beside the clubs; otherwise a button opens them.
  const isBeside = useWidth() === 'desk' && !named;
  return (
    <section className={classes['brand']} data-beside={isBeside}>
      {!named && found !== undefined && found.length > 0 && <BrandSums clubs={found} period={view.period} />}
      {!named && clubs.isPending && (
        <div className={classes['sums']}>
          <SkeletonFigures />
        </div>
      )}
      <SectionHead
        title={named ? brand.Name : clubs.data ? t('clubs.brandClubs', { count: clubs.data.length }) : t('shell.clubs')}
        beside={found && <NeedWords clubs={found} />}
      >
        {found !== undefined && found.length > 1 && <SortedBy order={view.sort} onChange={(sort) => onView({ sort })} />}
        {named && <NamedBrandActs brand={brand} view={view} onOpen={onOpen} />}
      </SectionHead>
      <QueryResult query={clubs} loading={<SkeletonRows />}>
        {() =>
          found === undefined || found.length === 0 ? (
            <EmptyState title={t('clubs.brandEmpty')}>{t('clubs.brandEmptyText')}</EmptyState>
          ) : (
            <div className={classes['overview']}>
              {named && <BrandSums clubs={found} period={view.period} />}
              <BrandTable clubs={found} sort={{ by: view.sort, onChange: (by) => onView({ sort: orderNamed(by) }) }} />
            </div>
          )
        }
      </QueryResult>
      {isBeside && (
        <aside className={classes['settings']} aria-label={t('clubs.brandSettings')}>
          <h2>{t('clubs.brandSettings')}</h2>
          <BrandParts brand={brand} />
        </aside>
      )}
      {opened === 'settings' && <BrandSettings brand={brand} onClose={() => onOpen(null)} />}
      {opened === 'club' && (
        <AddClub
          brandId={brand.BrandId}
          currency={first?.Currency ?? ''}
          timeZone={first?.TimeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone}
          onClose={() => onOpen(null)}
        />
      )}
    </section>
  );
}

function NeedWords({ clubs }: { clubs: readonly Compared[] }) {
  const t = useT();
  const tones = clubs.map(toneOf);
  const words = [
    ['clubs.needNow', tones.filter((tone) => tone === 'bad').length],
    ['clubs.needSoon', tones.filter((tone) => tone === 'warn').length],
  ] as const;
  const texts = words.filter(([, count]) => count > 0).map(([key, count]) => t(key, { count }));
  return texts.length === 0 ? null : <span className={classes['need']}>{texts.join(', ')}</span>;
}

interface PeriodChoiceProps {
  period: ComparedPeriod;
  onChange: (period: ComparedPeriod) => void;
}

function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const t = useT();
  return (
    <FilterChip
      icon={IconCalendarEvent}
      label={t('clubs.period')}
      value={period}
      options={comparedPeriods.map((value) => ({ value, label: t(`clubs.period-${value}`) }))}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}

function useBrandExport({ BrandId, Name }: BrandOf, { sort, period }: BrandView): (() => void) | undefined {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const { found, isComplete } = useCompared(BrandId, period);
  if (!isComplete || found === undefined || found.length === 0) return undefined;
  return () => {
    const name = csvName([t('clubs.brand'), Name, today, t(`clubs.period-${period}`)]);
    downloadCsv(name, brandCsv(inOrder(found, sort, formats.locale), t, formats));
    toastDone({ title: t('clubs.clubsExported', { count: found.length }), message: name });
  };
}
