import type { Brand as BrandOf } from '@clubpulse/contract/clubs/clubs';
import { listBrandClubs, listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { listBrandLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listClubComparison } from '@clubpulse/contract/office/club-overview.calls';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconSettings } from '@tabler/icons-react';
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
import { type DirectedOrder, orderNamed } from './club-order.ts';
import { ServerHealth } from './ServerHealth.tsx';
import { type BrandClub, type Compared, toneOf } from './worst-first.ts';

const AddClub = later(() => import('./AddClub.tsx').then((it) => it.AddClub));
const NewBrand = later(() => import('./NewBrand.tsx').then((it) => it.NewBrand));
const BrandParts = later(() => import('./BrandSettings.tsx').then((it) => it.BrandParts));
const SortedBy = later(() => import('./SortedBy.tsx').then((it) => it.SortedBy));
const BrandSettings = later(() => import('./BrandSettings.tsx').then((it) => it.BrandSettings));

const POLL_MS = 60_000;

/** The order of the clubs, in the address: `#/Brand?sort=-Unpaid`. */
const inAddress = {
  read: (params: URLSearchParams): { sort: DirectedOrder } => ({ sort: orderNamed(params.get('sort')) }),
  write: ({ sort }: { sort: DirectedOrder }) => new URLSearchParams(sort === 'Why' ? {} : { sort }),
};

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
  const isBeside = useWidth() === 'desk' && !isAdmin;
  const ofOne = one !== undefined && (
    <HeaderActions
      label={t('kit.actionsOf', { name: one.Name })}
      actions={[
        {
          label: t('clubs.addClub'),
          icon: IconPlus,
          primary: true,
          plain: true,
          onClick: () => setOpened({ brandId: one.BrandId, what: 'club' }),
        },
        ...(isBeside
          ? []
          : [
              {
                label: t('clubs.brandSettings'),
                icon: IconSettings,
                onClick: () => setOpened({ brandId: one.BrandId, what: 'settings' }),
              },
            ]),
      ]}
    />
  );
  return (
    <Page
      actions={isAdmin ? <AddButton onClick={() => setAdding(true)}>{t('clubs.newBrand')}</AddButton> : ofOne}
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

interface BrandClubsProps {
  brand: BrandOf;
  /** It is one of several: what is done with it stands at its name, not in the page's header. */
  named: boolean;
  opened: Opened['what'] | null;
  onOpen: (what: Opened['what'] | null) => void;
}

function BrandClubs({ brand, named, opened, onOpen }: BrandClubsProps) {
  const t = useT();
  const params = { id: brand.BrandId };
  const { filter, change } = useListAddress(inAddress);
  const clubs = useCall(listBrandClubs, { params }, { pollEvery: POLL_MS });
  const licenses = useCall(listBrandLicenses, { params }, { quiet: true });
  const figures = useCall(listClubComparison, { params }, { quiet: true });
  const compared = (club: BrandClub) => ({
    club,
    license: licenses.data?.find(({ ClubId }) => ClubId === club.ClubId),
    figures: figures.data?.find(({ ClubId }) => ClubId === club.ClubId),
  });
  const [first] = clubs.data ?? [];
  // A brand of one's own has room for its settings beside its clubs; of several, each has them behind a button.
  const isBeside = useWidth() === 'desk' && !named;
  const found = clubs.data?.map(compared);
  return (
    <section className={classes['brand']} data-beside={isBeside}>
      {isBeside && found !== undefined && found.length > 0 && <BrandSums clubs={found} />}
      <SectionHead
        title={named ? brand.Name : t('clubs.brandClubs', { count: clubs.data?.length ?? 0 })}
        beside={found && <NeedWords clubs={found} />}
      >
        {found !== undefined && found.length > 1 && <SortedBy order={filter.sort} onChange={(sort) => change({ sort })} />}
        {named && (
          <>
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
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('clubs.brandEmpty')}>{t('clubs.brandEmptyText')}</EmptyState>
          ) : (
            <div className={classes['overview']}>
              {!isBeside && <BrandSums clubs={all.map(compared)} />}
              <BrandTable
                clubs={all.map(compared)}
                sort={{ by: filter.sort, onChange: (by) => change({ sort: orderNamed(by) }) }}
              />
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
