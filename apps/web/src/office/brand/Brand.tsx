import type { Brand as BrandOf } from '@clubpulse/contract/clubs/clubs';
import { listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconPlus, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { later } from '../../kit/later.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import classes from './Brand.module.css';
import { BrandSums } from './BrandSums.tsx';
import { BrandTable } from './BrandTable.tsx';
import { type BrandView, inAddress } from './brand-view.ts';
import { orderNamed } from './club-order.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { ServerHealth } from './ServerHealth.tsx';
import { useBrandExport } from './use-brand-export.ts';
import { useCompared } from './use-compared.ts';
import { type Compared, toneOf } from './worst-first.ts';

const AddClub = later(() => import('./AddClub.tsx').then((it) => it.AddClub));
const NewBrand = later(() => import('./NewBrand.tsx').then((it) => it.NewBrand));
const BrandParts = later(() => import('./BrandSettings.tsx').then((it) => it.BrandParts));
const SortedBy = later(() => import('./SortedBy.tsx').then((it) => it.SortedBy));
const BrandSettings = later(() => import('./BrandSettings.tsx').then((it) => it.BrandSettings));

/** The first page of owners and administrators: one row per club, worst first; to these also how the server is. */
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
      {...(isPhone ? { below: period } : {})}
      title={isAdmin ? t('clubs.allBrands') : (one?.Name ?? t('clubs.brand'))}
      subtitle={formats.longDate(today)}
    >
      {isAdmin && <ServerHealth />}
      <Answer query={brands} loading={<SkeletonRows />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('clubs.brandEmpty')}>{t('clubs.brandEmptyText')}</EmptyState>
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
      </Answer>
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

/** What is done with the only brand one has, in the page's header. */
function OneBrandActs({ brand, view, onOpen }: OneBrandActsProps) {
  const t = useT();
  const isBeside = useWidth() === 'desk';
  const exported = useBrandExport(brand, view);
  return (
    <HeaderActions
      label={t('kit.actionsOf', { name: brand.Name })}
      actions={[
        { label: t('clubs.addClub'), icon: IconPlus, primary: true, plain: true, onClick: () => onOpen('club') },
        ...(isBeside ? [] : [{ label: t('clubs.brandSettings'), icon: IconSettings, onClick: () => onOpen('settings') }]),
        { label: t('clubs.export'), icon: IconDownload, disabled: exported === undefined, onClick: () => exported?.() },
      ]}
    />
  );
}

/** The same of one of several. */
function ExportButton({ brand, view }: { brand: BrandOf; view: BrandView }) {
  const t = useT();
  const exported = useBrandExport(brand, view);
  return (
    <ActionIcon
      variant="default"
      size="var(--ctl-sq)"
      aria-label={t('clubs.exportOf', { name: brand.Name })}
      disabled={exported === undefined}
      onClick={exported}
    >
      <IconDownload size={18} stroke={1.8} />
    </ActionIcon>
  );
}

interface BrandClubsProps {
  view: BrandView;
  onView: (changes: Partial<BrandView>) => void;
  brand: BrandOf;
  /** It is one of several: what is done with it stands at its name, not in the page's header. */
  named: boolean;
  opened: Opened['what'] | null;
  onOpen: (what: Opened['what'] | null) => void;
}

function BrandClubs({ view, onView, brand, named, opened, onOpen }: BrandClubsProps) {
  const t = useT();
  const { clubs, found } = useCompared(brand.BrandId, view.period);
  const [first] = clubs.data ?? [];
  // A brand of one's own has room for its settings beside its clubs; of several, each has them behind a button.
  const isBeside = useWidth() === 'desk' && !named;
  return (
    <section className={classes['brand']} data-beside={isBeside}>
      {isBeside && found !== undefined && found.length > 0 && <BrandSums clubs={found} period={view.period} />}
      <SectionHead
        title={named ? brand.Name : t('clubs.brandClubs', { count: clubs.data?.length ?? 0 })}
        beside={found && <NeedWords clubs={found} />}
      >
        {found !== undefined && found.length > 1 && <SortedBy order={view.sort} onChange={(sort) => onView({ sort })} />}
        {named && (
          <>
            <ExportButton brand={brand} view={view} />
            <ActionIcon
              variant="default"
              size="var(--ctl-sq)"
              aria-label={t('clubs.brandSettingsOf', { name: brand.Name })}
              onClick={() => onOpen('settings')}
            >
              <IconSettings size={18} stroke={1.8} />
            </ActionIcon>
            <Button leftSection={<IconPlus size={17} stroke={1.8} />} onClick={() => onOpen('club')}>
              {t('clubs.addClub')}
            </Button>
          </>
        )}
      </SectionHead>
      <Answer query={clubs} loading={<SkeletonRows />}>
        {() =>
          found === undefined || found.length === 0 ? (
            <EmptyState title={t('clubs.brandEmpty')}>{t('clubs.brandEmptyText')}</EmptyState>
          ) : (
            <div className={classes['overview']}>
              {!isBeside && <BrandSums clubs={found} period={view.period} />}
              <BrandTable clubs={found} sort={{ by: view.sort, onChange: (by) => onView({ sort: orderNamed(by) }) }} />
            </div>
          )
        }
      </Answer>
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

/** How many clubs need somebody, and how many of them at once. */
function NeedWords({ clubs }: { clubs: readonly Compared[] }) {
  const t = useT();
  const tones = clubs.map(toneOf);
  const words = [
    ['clubs.needNow', tones.filter((tone) => tone === 'bad').length],
    ['clubs.needSoon', tones.filter((tone) => tone === 'warn').length],
  ] as const;
  const said = words.filter(([, count]) => count > 0).map(([key, count]) => t(key, { count }));
  return said.length === 0 ? null : <span className={classes['need']}>{said.join(', ')}</span>;
}
