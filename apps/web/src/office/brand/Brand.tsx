import type { Brand as BrandOf } from '@clubpulse/contract/clubs/clubs';
import { listBrandClubs, listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { listBrandLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listClubComparison } from '@clubpulse/contract/office/club-overview.calls';
import { Button } from '@mantine/core';
import { IconPlus, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { later } from '../../kit/later.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './Brand.module.css';
import { BrandSums } from './BrandSums.tsx';
import { BrandTable } from './BrandTable.tsx';
import { ServerHealth } from './ServerHealth.tsx';
import type { BrandClub } from './worst-first.ts';

const AddClub = later(() => import('./AddClub.tsx').then((it) => it.AddClub));
const NewBrand = later(() => import('./NewBrand.tsx').then((it) => it.NewBrand));
const BrandSettings = later(() => import('./BrandSettings.tsx').then((it) => it.BrandSettings));

const POLL_MS = 60_000;

/** The first page of owners and administrators: one row per club, worst first; to these also how the server is. */
export default function Brand() {
  const t = useT();
  const isAdmin = useSelf().IsAdmin;
  const brands = useCall(listMyBrands, {}, { quiet: true });
  const [isAdding, setAdding] = useState(false);
  const one = brands.data?.length === 1 ? brands.data[0] : undefined;
  return (
    <Page
      actions={isAdmin && <AddButton onClick={() => setAdding(true)}>{t('clubs.newBrand')}</AddButton>}
      title={isAdmin ? t('clubs.allBrands') : (one?.Name ?? t('clubs.brand'))}
    >
      {isAdmin && <ServerHealth />}
      <Answer query={brands} loading={<SkeletonRows />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('clubs.brandEmpty')}>{t('clubs.brandEmptyText')}</EmptyState>
          ) : (
            found.map((brand) => <BrandClubs key={brand.BrandId} brand={brand} named={found.length > 1 || isAdmin} />)
          )
        }
      </Answer>
      {isAdding && <NewBrand onClose={() => setAdding(false)} />}
    </Page>
  );
}

interface BrandClubsProps {
  brand: BrandOf;
  /** It is one of several. */
  named: boolean;
}

function BrandClubs({ brand, named }: BrandClubsProps) {
  const t = useT();
  const params = { id: brand.BrandId };
  const clubs = useCall(listBrandClubs, { params }, { pollEvery: POLL_MS });
  const licenses = useCall(listBrandLicenses, { params }, { quiet: true });
  const figures = useCall(listClubComparison, { params }, { quiet: true });
  const compared = (club: BrandClub) => ({
    club,
    license: licenses.data?.find(({ ClubId }) => ClubId === club.ClubId),
    figures: figures.data?.find(({ ClubId }) => ClubId === club.ClubId),
  });
  const [opened, setOpened] = useState<'club' | 'settings' | null>(null);
  const [first] = clubs.data ?? [];
  return (
    <section className={classes['brand']}>
      <SectionHead title={named ? brand.Name : t('clubs.brandClubs', { count: clubs.data?.length ?? 0 })}>
        <Button
          variant="default"
          aria-label={t('clubs.brandSettingsOf', { name: brand.Name })}
          leftSection={<IconSettings size={17} stroke={1.8} />}
          onClick={() => setOpened('settings')}
        >
          {t('clubs.brandSettings')}
        </Button>
        <Button leftSection={<IconPlus size={17} stroke={1.8} />} onClick={() => setOpened('club')}>
          {t('clubs.addClub')}
        </Button>
      </SectionHead>
      <Answer query={clubs} loading={<SkeletonRows />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('clubs.brandEmpty')}>{t('clubs.brandEmptyText')}</EmptyState>
          ) : (
            <div className={classes['overview']}>
              <BrandSums clubs={found.map(compared)} />
              <BrandTable clubs={found.map(compared)} />
            </div>
          )
        }
      </Answer>
      {opened === 'settings' && <BrandSettings brand={brand} onClose={() => setOpened(null)} />}
      {opened === 'club' && (
        <AddClub
          brandId={brand.BrandId}
          currency={first?.Currency ?? ''}
          timeZone={first?.TimeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
