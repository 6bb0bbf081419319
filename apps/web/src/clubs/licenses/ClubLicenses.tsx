import { type ClubLicense, type LicenseState, licenseNames } from '@clubpulse/contract/clubs/licenses/licenses';
import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { isEndless, isUnlimited } from '@clubpulse/rules/clubs/licenses/licenses';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconLicense, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Meter } from '../../kit/figures/Meter.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import classes from './ClubLicenses.module.css';
import { warningText, warningTone } from './warning-text.ts';

const LicenseEditor = lazyComponent(() => import('./LicenseEditor.tsx').then((it) => it.LicenseEditor));
const DeleteLicense = lazyComponent(() => import('./DeleteLicense.tsx').then((it) => it.DeleteLicense));

type Opened = { act: 'add' } | { act: 'edit' | 'delete'; license: ClubLicense };

export default function ClubLicenses() {
  const t = useT();
  const { ClubId, Name } = useStaffClub();
  const isAdmin = useSelf().IsAdmin;
  const [opened, setOpened] = useState<Opened | null>(null);
  const licenses = useCall(getClubLicenses, { params: { id: ClubId } }, { quiet: true });
  const add = isAdmin ? <AddButton onClick={() => setOpened({ act: 'add' })}>{t('clubs.lic.add')}</AddButton> : undefined;
  const ask = (
    <Button component={Link} variant="default" to={pathTo('Support')}>
      {t('support.title')}
    </Button>
  );
  const close = () => setOpened(null);
  return (
    <Page
      reading
      title={t('clubs.licenses')}
      subtitle={Name}
      actions={(licenses.data?.Licenses.length ?? 0) > 0 ? add : undefined}
    >
      <QueryResult query={licenses} loading={<SkeletonScreen />}>
        {(found) =>
          found.Licenses.length === 0 ? (
            <EmptyState title={t('clubs.lic.none')} action={add ?? ask}>
              {t('clubs.lic.noneText')}
            </EmptyState>
          ) : (
            <div className={classes['screen']}>
              <Warnings state={found} mayGive={isAdmin} />
              <Usage state={found} />
              <Card title={t('clubs.lic.all')} flush>
                <ul className={classes['rows']}>
                  {found.Licenses.map((license) => (
                    <LicenseRow
                      key={license.ClubLicenseId}
                      license={license}
                      today={found.Today}
                      {...(isAdmin ? { onAct: (act) => setOpened({ act, license }) } : {})}
                    />
                  ))}
                </ul>
              </Card>
            </div>
          )
        }
      </QueryResult>
      {opened?.act === 'add' && <LicenseEditor clubId={ClubId} onClose={close} />}
      {opened?.act === 'edit' && <LicenseEditor clubId={ClubId} license={opened.license} onClose={close} />}
      {opened?.act === 'delete' && <DeleteLicense license={opened.license} onClose={close} />}
    </Page>
  );
}

function Warnings({ state, mayGive }: { state: LicenseState; mayGive: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const ask = { label: t('support.title'), onClick: () => void navigate(pathTo('Support')) };
  const formats = useFormats();
  return state.Warnings.map((warning) => (
    <Banner
      key={`${warning.Kind}${'Resource' in warning ? warning.Resource : ''}`}
      tone={warningTone(warning)}
      icon={warningTone(warning) === 'bad' ? IconAlertTriangle : IconLicense}
      actions={mayGive ? [] : [ask]}
    >
      {warningText(warning, t, formats)}
    </Banner>
  ));
}

function Usage({ state }: { state: LicenseState }) {
  const t = useT();
  const formats = useFormats();
  const isNone = state.Warnings.some(({ Kind }) => Kind === 'Missing' || Kind === 'Ended');
  const limitWords = (limit: number) => (isUnlimited(limit) ? t('clubs.lic.unlimited') : formats.number(limit));
  return (
    <Card title={t('clubs.lic.usage')} flush>
      <ul className={classes['rows']}>
        {state.Usage.map(({ Resource, Used, Limit }) => (
          <li key={Resource} className={classes['usage']}>
            <b>{t(`clubs.lic.resource.${Resource}`)}</b>
            <span className={classes['figure']}>
              {isNone
                ? formats.number(Used ?? 0)
                : Used === null
                  ? limitWords(Limit)
                  : isUnlimited(Limit)
                    ? t('clubs.lic.usedFreely', { used: formats.number(Used) })
                    : t('clubs.lic.usedOf', { used: formats.number(Used), limit: formats.number(Limit) })}
            </span>
            {!isNone && Used !== null && !isUnlimited(Limit) && <Meter part={Used} whole={Limit} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface LicenseRowProps {
  license: ClubLicense;
  today: string;
  onAct?: (act: 'edit' | 'delete') => void;
}

function LicenseRow({ license, today, onAct }: LicenseRowProps) {
  const t = useT();
  const formats = useFormats();
  const { Name, Begin, End } = license;
  const name = licenseNames[Name];
  const end = isEndless(End)
    ? t('clubs.lic.noEnd')
    : t(End < today ? 'clubs.lic.ended' : 'clubs.lic.to', { date: formats.date(End) });
  return (
    <li className={classes['license']}>
      <span className={classes['names']}>
        <b>{name}</b>
        <span>
          {t('clubs.lic.from', { date: formats.date(Begin) })}, {end}
        </span>
      </span>
      {End < today ? (
        <StateChip tone="bad" icon={IconAlertTriangle}>
          {t('clubs.lic.over')}
        </StateChip>
      ) : Begin > today ? (
        <StateChip tone="info" icon={IconClock}>
          {t('clubs.lic.toCome')}
        </StateChip>
      ) : (
        <StateChip tone="ok" icon={IconCheck}>
          {t('clubs.lic.holds')}
        </StateChip>
      )}
      {onAct && (
        <RowMenu
          label={t('kit.actionsOf', { name })}
          items={[
            { label: t('clubs.lic.edit'), icon: IconPencil, onClick: () => onAct('edit') },
            { label: t('clubs.lic.delete'), icon: IconTrash, danger: true, onClick: () => onAct('delete') },
          ]}
        />
      )}
    </li>
  );
}
