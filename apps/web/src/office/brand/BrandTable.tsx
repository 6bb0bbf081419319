import { type LicenseState, licenseNames } from '@clubpulse/contract/clubs/licenses/licenses';
import { isEndless } from '@clubpulse/rules/clubs/licenses/licenses';
import { IconAlertTriangle, IconCheck, IconChevronRight } from '@tabler/icons-react';
import { warningTone, warningWords } from '../../clubs/licenses/public.ts';
import { Figure, Figures } from '../../kit/figures/Figure.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useGoTo } from '../../platform/routes.ts';
import { useClubs } from '../../platform/session.tsx';
import classes from './BrandTable.module.css';
import { type BrandClub, worstFirst } from './worst-first.ts';

const total = (clubs: readonly BrandClub[], figure: (club: BrandClub) => number) =>
  clubs.reduce((sum, club) => sum + figure(club), 0);

/** The brand in four sums, and its clubs: choosing one makes it the selected club (readings 7). */
export function BrandTable({ clubs, licenses }: { clubs: readonly BrandClub[]; licenses: readonly LicenseState[] }) {
  const t = useT();
  const formats = useFormats();
  const number = (value: number) => formats.number(value);
  return (
    <div className={classes['overview']}>
      <Figures>
        <Figure label={t('clubs.trainingNow')} value={number(total(clubs, (club) => club.Summary.TrainingNow))} />
        <Figure label={t('clubs.trainingsToday')} value={number(total(clubs, (club) => club.Summary.TrainingsToday))} />
        <Figure label={t('clubs.pointsToday')} value={number(total(clubs, (club) => club.Summary.PointsToday))} />
        <Figure label={t('clubs.athletes')} value={number(total(clubs, (club) => club.Summary.Athletes))} />
        <Figure
          label={t('clubs.licencesToCheck')}
          value={number(licenses.filter(({ Warnings }) => Warnings.length > 0).length)}
        />
      </Figures>
      <Table
        label={t('clubs.brandClubs', { count: clubs.length })}
        head={
          <>
            <th scope="col">{t('kit.club')}</th>
            <th scope="col">{t('kit.bridges')}</th>
            <th scope="col" className={classes['wide']}>
              {t('clubs.licenceColumn')}
            </th>
            <th scope="col" data-end>
              {t('clubs.trainingNow')}
            </th>
            <th scope="col" data-end className={classes['wide']}>
              {t('clubs.trainingsToday')}
            </th>
            <th scope="col" data-end className={classes['wide']}>
              {t('clubs.pointsToday')}
            </th>
            <th scope="col" data-end className={classes['wide']}>
              {t('clubs.athletes')}
            </th>
          </>
        }
      >
        {worstFirst(clubs, licenses, formats.locale).map((club) => (
          <ClubRow key={club.ClubId} club={club} license={licenses.find(({ ClubId }) => ClubId === club.ClubId)} />
        ))}
      </Table>
    </div>
  );
}

function ClubRow({ club, license }: { club: BrandClub; license: LicenseState | undefined }) {
  const t = useT();
  const formats = useFormats();
  const goTo = useGoTo();
  const { selectClub } = useClubs();
  const { Summary, ...plain } = club;
  const open = () => {
    selectClub(plain);
    goTo('ClubProfile');
  };
  return (
    <tr>
      <th scope="row">
        <button type="button" className={classes['club']} onClick={open}>
          <span>
            <b>{club.Name}</b>
            {club.Address !== null && <span>{club.Address}</span>}
          </span>
          <IconChevronRight size={17} stroke={1.8} aria-hidden="true" />
        </button>
      </th>
      <td>
        <span className={classes['bridges']}>
          <BridgeChip summary={Summary} />
          {Summary.BridgesTotal > 0 && (
            <span>{t('clubs.bridgesOnline', { online: Summary.BridgesOnline, total: Summary.BridgesTotal })}</span>
          )}
        </span>
      </td>
      <td className={classes['wide']}>{license && <LicenseCell state={license} />}</td>
      <td data-end className={classes['number']}>
        {formats.number(Summary.TrainingNow)}
      </td>
      <td data-end className={`${classes['number']} ${classes['wide']}`}>
        {formats.number(Summary.TrainingsToday)}
      </td>
      <td data-end className={`${classes['number']} ${classes['wide']}`}>
        {formats.number(Summary.PointsToday)}
      </td>
      <td data-end className={`${classes['number']} ${classes['wide']}`}>
        {formats.number(Summary.Athletes)}
      </td>
    </tr>
  );
}

function BridgeChip({ summary }: { summary: BrandClub['Summary'] }) {
  const t = useT();
  if (summary.BridgesTotal === 0) return <StateChip tone="dashed">{t('kit.noBridges')}</StateChip>;
  if (summary.BridgeWarnings === 0) {
    return (
      <StateChip tone="ok" icon={IconCheck}>
        {t('clubs.needsNothing')}
      </StateChip>
    );
  }
  return (
    <StateChip tone={summary.BridgesOnline === 0 ? 'bad' : 'warn'} icon={IconAlertTriangle}>
      {t('clubs.bridgesToCheck', { count: summary.BridgeWarnings })}
    </StateChip>
  );
}

/** The worst that is to be said of it; else its name and end. */
function LicenseCell({ state }: { state: LicenseState }) {
  const t = useT();
  const formats = useFormats();
  const [worst] = state.Warnings;
  if (worst)
    return (
      <StateChip tone={warningTone(worst)} icon={IconAlertTriangle}>
        {warningWords(worst, t, formats)}
      </StateChip>
    );
  const held = state.Licenses.find(({ Begin, End }) => Begin <= state.Today && state.Today <= End);
  if (held === undefined) return null;
  const end = isEndless(held.End) ? t('clubs.lic.noEnd') : t('clubs.lic.to', { date: formats.date(held.End) });
  return (
    <span className={classes['licence']}>
      <b>{licenseNames[held.Name]}</b>
      <span>{end}</span>
    </span>
  );
}
