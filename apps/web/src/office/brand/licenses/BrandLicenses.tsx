import type { Brand } from '@clubpulse/contract/clubs/clubs';
import { listBrandClubs, listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import type { LicenseState, Resource } from '@clubpulse/contract/clubs/licenses/licenses';
import { listBrandLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { isUnlimited } from '@clubpulse/rules/clubs/licenses/licenses';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { warningText, warningTone } from '../../../clubs/licenses/public.ts';
import { Avatar } from '../../../kit/figures/Avatar.tsx';
import { Meter } from '../../../kit/figures/Meter.tsx';
import { ListRows } from '../../../kit/list/rows/ListRows.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { SectionHead } from '../../../kit/page/SectionHead.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { licenseTexts } from '../brand-text.ts';
import { type BrandClub, licenceNeed } from '../order/worst-first.ts';
import classes from './BrandLicenses.module.css';

export default function BrandLicenses() {
  const t = useT();
  const brands = useCall(listMyBrands, {}, { quiet: true });
  const [first, ...others] = brands.data ?? [];
  return (
    <Page title={t('clubs.brandLicenses')} {...(first && others.length === 0 ? { subtitle: first.Name } : {})}>
      <QueryResult query={brands} loading={<SkeletonRows rows={6} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('clubs.noBrands')}>{t('clubs.noBrandsText')}</EmptyState>
          ) : (
            found.map((brand) => <OfBrand key={brand.BrandId} brand={brand} named={found.length > 1} />)
          )
        }
      </QueryResult>
    </Page>
  );
}

interface Licensed {
  readonly club: BrandClub;
  readonly license: LicenseState | undefined;
}

function OfBrand({ brand: { BrandId, Name }, named }: { brand: Brand; named: boolean }) {
  const t = useT();
  const { locale } = useFormats();
  const params = { id: BrandId };
  const clubs = useCall(listBrandClubs, { params }, { quiet: true });
  const licenses = useCall(listBrandLicenses, { params }, { quiet: true });
  return (
    <section className={classes['brand']}>
      {named && <SectionHead title={Name} />}
      <QueryResult query={licenses} loading={<SkeletonRows rows={6} />}>
        {(states) => (
          <QueryResult query={clubs} loading={<SkeletonRows rows={6} />}>
            {(found) =>
              found.length === 0 ? (
                <EmptyState title={t('clubs.brandEmpty')}>{t('clubs.brandEmptyText')}</EmptyState>
              ) : (
                <Rows
                  rows={byNeed(
                    found.map((club) => ({ club, license: states.find(({ ClubId }) => ClubId === club.ClubId) })),
                    locale,
                  )}
                />
              )
            }
          </QueryResult>
        )}
      </QueryResult>
    </section>
  );
}

/** Ended or full licences are first, the others are sorted by end date. */
function byNeed(rows: readonly Licensed[], locale: string): Licensed[] {
  const byName = new Intl.Collator(locale);
  const end = ({ license }: Licensed) =>
    license?.Licenses.map(({ End }) => End)
      .toSorted()
      .at(-1) ?? '';
  return rows.toSorted(
    (a, b) =>
      licenceNeed(b.license) - licenceNeed(a.license) || end(a).localeCompare(end(b)) || byName.compare(a.club.Name, b.club.Name),
  );
}

const compared: readonly Resource[] = ['Members', 'Trainers', 'Bridges'];

function Rows({ rows }: { rows: readonly Licensed[] }) {
  const t = useT();
  return (
    <ListRows
      label={t('clubs.brandLicenses')}
      rows={rows}
      idOf={({ club }) => club.ClubId}
      columns={[
        { id: 'Club', head: t('kit.club'), names: true, cell: (one) => <Name one={one} /> },
        { id: 'Licence', head: t('clubs.licenceColumn'), cell: (one) => <Licence one={one} /> },
        ...compared.map((resource) => ({
          id: resource,
          head: t(`clubs.lic.resource.${resource}`),
          cell: (one: Licensed) => <Used one={one} resource={resource} />,
        })),
      ]}
      card={(one) => (
        <div className={classes['card']}>
          <Name one={one} />
          <Licence one={one} />
          <dl className={classes['figures']}>
            {compared.map((resource) => (
              <div key={resource}>
                <dt>{t(`clubs.lic.resource.${resource}`)}</dt>
                <dd>
                  <Used one={one} resource={resource} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    />
  );
}

const Name = ({ one: { club } }: { one: Licensed }) => (
  <Link className={classes['club']} to={pathTo('ClubLicenses', club.ClubId)}>
    <Avatar name={club.Name} uri={club.PictureUri} size={34} />
    <b>{club.Name}</b>
  </Link>
);

function Licence({ one: { license } }: { one: Licensed }) {
  const t = useT();
  const formats = useFormats();
  const words = licenseTexts(license, t, formats);
  const [warning] = license?.Warnings ?? [];
  const tone = warning && warningTone(warning);
  const Icon = tone === 'bad' ? IconAlertCircle : IconAlertTriangle;
  return (
    <span className={classes['pair']}>
      {words !== null && (
        <span>
          <b>{words.name}</b>, {words.end}
        </span>
      )}
      {warning && (
        <span className={classes['warning']} data-tone={tone}>
          <Icon size={16} stroke={1.8} aria-hidden="true" />
          {warningText(warning, t, formats)}
        </span>
      )}
    </span>
  );
}

function Used({ one: { license }, resource }: { one: Licensed; resource: Resource }) {
  const t = useT();
  const formats = useFormats();
  const usage = license?.Usage.find(({ Resource: which }) => which === resource);
  if (usage === undefined || usage.Used === null) return null;
  const { Used: count, Limit } = usage;
  const used = formats.number(count);
  if (isUnlimited(Limit)) return <span className={classes['figure']}>{t('clubs.lic.usedFreely', { used })}</span>;
  return (
    <span className={classes['figure']}>
      <span className={classes['meter']}>
        <Meter part={count} whole={Limit} />
      </span>
      {t('clubs.lic.usedOf', { used, limit: formats.number(Limit) })}
    </span>
  );
}
