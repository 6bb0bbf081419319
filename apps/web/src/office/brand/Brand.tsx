import { listBrandClubs, listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { Page } from '../../kit/page/Page.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './Brand.module.css';
import { BrandTable } from './BrandTable.tsx';
import { ServerHealth } from './ServerHealth.tsx';

const POLL_MS = 60_000;

/** The first page of owners and administrators: one row per club, worst first; to these also how the server is. */
export default function Brand() {
  const t = useT();
  const isAdmin = useSelf().IsAdmin;
  const brands = useCall(listMyBrands, {}, { quiet: true });
  const one = brands.data?.length === 1 ? brands.data[0] : undefined;
  return (
    <Page title={isAdmin ? t('clubs.allBrands') : (one?.Name ?? t('clubs.brand'))}>
      {isAdmin && <ServerHealth />}
      <Answer query={brands} loading={<SkeletonRows />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('clubs.brandEmpty')}>{t('clubs.brandEmptyText')}</EmptyState>
          ) : (
            found.map((brand) => (
              <BrandClubs
                key={brand.BrandId}
                brandId={brand.BrandId}
                {...(found.length > 1 || isAdmin ? { name: brand.Name } : {})}
              />
            ))
          )
        }
      </Answer>
    </Page>
  );
}

function BrandClubs({ brandId, name }: { brandId: number; name?: string }) {
  const t = useT();
  const clubs = useCall(listBrandClubs, { params: { id: brandId } }, { pollEvery: POLL_MS });
  return (
    <section className={classes['brand']}>
      {name !== undefined && <h2>{name}</h2>}
      <Answer query={clubs} loading={<SkeletonRows />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('clubs.brandEmpty')}>{t('clubs.brandEmptyText')}</EmptyState>
          ) : (
            <BrandTable clubs={found} />
          )
        }
      </Answer>
    </section>
  );
}
