import { measureGroups, measureKeys, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasureReport, MeasureValue } from '@clubpulse/contract/body/measures/measures';
import { getMeasureEvent, getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { bandOf, isUnratedFor, scaleOf, worthOf } from '@clubpulse/rules/body/measures/bands';
import { isEstimate } from '@clubpulse/rules/body/measures/measures';
import { type Pressure, pressureBand } from '@clubpulse/rules/body/measures/pressure';
import { pressureIn, summaryOf } from '@clubpulse/rules/body/measures/report';
import { IconPrinter } from '@tabler/icons-react';
import { Navigate } from 'react-router';
import { lazyComponentLoadedFirst } from '../../kit/lazy-component.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { printSoon } from '../../kit/print/print-soon.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useMenuPlace } from '../../platform/menu-place.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClub, useClubs, useSelf } from '../../platform/session.tsx';
import { AboutPerson } from './AboutPerson.tsx';
import { BandScale } from './BandScale.tsx';
import { MeasuresAnswer } from './MeasuresAnswer.tsx';
import classes from './Report.module.css';
import { ReportTrends } from './ReportTrends.tsx';
import { useMeasureTexts } from './use-measure-texts.ts';
import { type Made, WeightMadeOf } from './WeightMadeOf.tsx';

const QrCode = lazyComponentLoadedFirst(() => import('../../kit/figures/QrCode.tsx').then((it) => it.QrCode));

export default function BiometricReport({ id }: ScreenProps) {
  return id === undefined ? <OwnNewest /> : <ReportOf id={id} />;
}

function OwnNewest() {
  const t = useT();
  const measured = useCall(getMeasures, { params: { id: useSelf().UserId } }, { quiet: true, ignore: [403, 404, 409] });
  return (
    <Page title={t('measures.report')} back={pathTo('AdvancedBiometrics')}>
      <QueryResult query={measured} loading={<SkeletonRows rows={6} />}>
        {({ Events: [newest] }) =>
          newest === undefined ? (
            <EmptyState title={t('measures.none')}>{t('measures.noneOwn')}</EmptyState>
          ) : (
            <Navigate to={pathTo('BiometricReport', newest.MeasureEventId)} replace />
          )
        }
      </QueryResult>
    </Page>
  );
}

function ReportOf({ id }: { id: string }) {
  const t = useT();
  const self = useSelf();
  const known = /^[1-9]\d*$/.test(id);
  const report = useCall(
    getMeasureEvent,
    { params: { id: known ? Number(id) : 0 } },
    { quiet: true, ignore: [403, 404, 409], enabled: known },
  );
  const { data } = report;
  const own = data === undefined || data.Person.UserId === self.UserId;
  useMenuPlace(own ? undefined : 'AthletesBiometrics');
  const title = data === undefined ? t('measures.report') : fullName(data.Person);
  return (
    <Page
      title={title}
      printsOwnHead={data !== undefined}
      back={pathTo('AdvancedBiometrics', own ? undefined : data.Person.UserId)}
      {...(data === undefined ? {} : { subtitle: <AboutPerson person={data.Person} /> })}
      actions={
        data !== undefined && (
          <HeaderActions
            label={t('kit.actionsOf', { name: title })}
            actions={[
              {
                label: t('kit.print'),
                icon: IconPrinter,
                primary: true,
                onClick: () => void printSoon(),
              },
            ]}
          />
        )
      }
    >
      <MeasuresAnswer query={report}>{(found) => <Paper report={found} />}</MeasuresAnswer>
    </Page>
  );
}

interface Row {
  readonly key: MeasureValue['Key'];
  readonly now: MeasureValue | undefined;
  readonly before: MeasureReport['Before'][number] | undefined;
}

function rowsOf({ Event, Before }: MeasureReport): Row[] {
  return measureGroups
    .flatMap((group) => measureKeys.filter((key) => measures[key].group === group))
    .map((key) => ({
      key,
      now: Event.Values.find(({ Key }) => Key === key),
      before: Before.find(({ Key }) => Key === key),
    }))
    .filter(({ now, before }) => now !== undefined || before?.Typed === true)
    .filter(({ key }) => key !== 'diastolicPressure' || pressureIn(Event.Values) === undefined);
}

function Paper({ report }: { report: MeasureReport }) {
  const t = useT();
  const formats = useFormats();
  const self = useSelf();
  const { Person, Event, Before } = report;
  const rows = rowsOf(report);
  const newestBefore = Before.map(({ At }) => At)
    .toSorted()
    .at(-1);
  const made = madeOf(report);
  const isOwnNote = Person.UserId === self.UserId && Event.MeasuredBy?.UserId === self.UserId;
  return (
    <article className={classes['paper']}>
      <PaperHead report={report} />
      <p className={classes['person']}>
        <b>{fullName(Person)}</b>
        <AboutPerson person={Person} />
      </p>
      <p className={classes['when']}>
        <b>{formats.dateTime(Event.TimeStamp)}</b>
        {Event.DeviceModel !== undefined && <span>{Event.DeviceModel}</span>}
        {Event.MeasuredBy !== null && <span>{t('measures.by', { name: fullName(Event.MeasuredBy) })}</span>}
        {newestBefore !== undefined && <span>{t('measures.comparedWith', { date: formats.date(newestBefore) })}</span>}
      </p>
      <Summary report={report} />
      <table>
        <thead>
          <tr>
            <th scope="col">{t('measures.measure')}</th>
            <th scope="col">{t('measures.before')}</th>
            <th scope="col">{t('measures.now')}</th>
            <th scope="col">{t('measures.change')}</th>
            <th scope="col" className={classes['drawn']}>
              {t('measures.whereItLies')}
            </th>
            <th scope="col">{t('measures.inWords')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ReportRow key={row.key} row={row} report={report} comparedAt={newestBefore} />
          ))}
        </tbody>
      </table>
      <ReportTrends report={report} />
      {made.length > 0 && (
        <section>
          <h2>{t('measures.madeOf')}</h2>
          <WeightMadeOf made={made} />
        </section>
      )}
      {Event.Note !== '' && (
        <section>
          <h2>{t(isOwnNote ? 'measures.ownNote' : 'measures.note')}</h2>
          <p className={classes['note']}>{Event.Note}</p>
        </section>
      )}
      <footer>
        {t('measures.noDiagnosis')} <Sources rows={rows} person={Person} />
      </footer>
    </article>
  );
}

function PaperHead({ report: { Event } }: { report: MeasureReport }) {
  const t = useT();
  const formats = useFormats();
  const selected = useClub();
  const { clubs } = useClubs();
  const club = clubs.find(({ ClubId }) => ClubId === Event.Club?.ClubId) ?? (Event.Club === null ? selected : null);
  const link = `${window.location.origin}${window.location.pathname}#${pathTo('BiometricReport', Event.MeasureEventId)}`;
  return (
    <header className={classes['head']}>
      <div>
        <b>{Event.Club?.Name ?? club?.Name}</b>
        {club?.Address && <p>{club.Address}</p>}
      </div>
      <div>
        <p className={classes['printed']}>{t('kit.printedOn', { date: formats.date(useNow()) })}</p>
      </div>
      <QrCode className={classes['code']} value={link} label={t('measures.openReport')} />
    </header>
  );
}

function Summary({ report }: { report: MeasureReport }) {
  const t = useT();
  const words = useMeasureTexts();
  const { better, same, worse, weight, entered, left, unchanged, unrated, pressure } = summaryOf(report);
  if (better + same + worse + unrated.length === 0) return null;
  const names = (keys: readonly MeasureValue['Key'][]) => [...new Set(keys.map(nameOf))].join(', ');
  const bands = (keys: readonly MeasureValue['Key'][]) => [...new Set(keys.map(bandName))].join(', ');
  const sentences: string[] = [];
  if (weight) {
    const by = `${words.difference('weight', weight.before, weight.now)} ${words.unit('weight')}`;
    const way = weight.now < weight.before ? 'measures.weightFell' : 'measures.weightRose';
    sentences.push(t(weight.mostlyFat ? (`${way}Fat` as const) : way, { by }));
  }
  if (entered.length > 0) sentences.push(t('measures.entered', { names: bands(entered) }));
  if (left.length > 0) sentences.push(t('measures.left', { names: bands(left) }));
  if (unchanged.length > 0) sentences.push(t('measures.kept', { names: bands(unchanged) }));
  if (unrated.length > 0) sentences.push(t('measures.unrated', { names: names(unrated) }));
  if (pressure) sentences.push(t('measures.pressureWatch', { band: t(`measures.band.${pressure}`) }));
  return (
    <p className={classes['summary']}>
      <b>{t('measures.summary', { better, same, worse })}</b> {sentences.join(' ')}
    </p>
  );

  function bandName(key: MeasureValue['Key']): string {
    const scale = scaleOf(key, report.Person);
    const name = nameOf(key);
    return scale ? t('measures.bandOf', { name, source: t(`measures.source.${scale.source}`) }) : name;
  }
  function nameOf(key: MeasureValue['Key']): string {
    return key === 'systolicPressure' || key === 'diastolicPressure' ? t('measures.pressure') : words.name(key);
  }
}

function Sources({ rows, person }: { rows: readonly Row[]; person: MeasureReport['Person'] }) {
  const t = useT();
  const words = useMeasureTexts();
  const measured = rows.filter(({ now }) => now !== undefined);
  const rated = measured.filter(({ now }) => now !== undefined && !isEstimate(now));
  const names = new Set(rated.flatMap(({ key }) => scaleOf(key, person)?.source ?? []));
  const methods = new Map(
    measured.flatMap(({ key, now }) =>
      now?.Method && now.Method !== 'Scale' && !methodFollows.has(key) ? [[key, now.Method] as const] : [],
    ),
  );
  return (
    <>
      {names.size > 0 && t('measures.sources', { names: [...names].map((name) => t(`measures.source.${name}`)).join(', ') })}{' '}
      {[...methods]
        .map(([key, method]) => t('measures.foundBy', { name: words.name(key), method: words.method(key, method) }))
        .join(' ')}
    </>
  );
}
const methodFollows: ReadonlySet<MeasureValue['Key']> = new Set<MeasureValue['Key']>([
  'fatMass',
  'fatFreeMass',
  'fatMassIndex',
  'fatFreeMassIndex',
  'totalBodyWaterPercent',
  'ffmHydration',
]);

function madeOf({ Event, Before }: MeasureReport): Made[] {
  if (Event.Values.some((value) => value.Key === 'fatMass' && isEstimate(value))) return [];
  const at = (values: readonly Pick<MeasureValue, 'Key' | 'Value'>[], moment: string | undefined): Made[] => {
    const measured = (key: MeasureValue['Key']) => values.find(({ Key }) => Key === key)?.Value;
    const [fat, rest] = [measured('fatMass'), measured('fatFreeMass')];
    return fat === undefined || rest === undefined || moment === undefined ? [] : [{ at: moment, fat, rest }];
  };
  const before = Before.find(({ Key }) => Key === 'fatMass')?.At;
  return [...at(Before, before), ...at(Event.Values, Event.TimeStamp)];
}

interface ReportRowProps {
  row: Row;
  report: MeasureReport;
  comparedAt: string | undefined;
}
function ReportRow({ row: { key, now, before }, report: { Person, Event, Before, Apart }, comparedAt }: ReportRowProps) {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  const pressure = key === 'systolicPressure' ? pressureIn(Event.Values) : undefined;
  const pressureBefore = key === 'systolicPressure' ? pressureIn(Before) : undefined;
  const deciding = pressure && pressureBand(pressure);
  const shown = {
    key: deciding?.key ?? key,
    now: deciding?.value ?? now?.Value,
    before: deciding ? Before.find(({ Key }) => Key === deciding.key)?.Value : before?.Value,
  };
  const scale = shown.now === undefined ? undefined : scaleOf(shown.key, Person);
  const isCompared = shown.now !== undefined && shown.before !== undefined;
  // An estimate from the weight is not rated, because that would rate the weight twice.
  const isRated = now === undefined || !isEstimate(now);
  const compared = isCompared ? worthOf(shown.key, shown.before ?? 0, shown.now ?? 0, Person) : undefined;
  const worth = isRated || compared === 'same' ? compared : undefined;
  const inTarget = shown.now !== undefined && bandOf(shown.key, shown.now, Person)?.tone === 'target';
  const sign = isCompared && (shown.now ?? 0) > (shown.before ?? 0) ? '+' : '−';
  const apart = before === undefined ? Apart.find(({ Key }) => Key === key) : undefined;
  const pair = ({ systolic, diastolic }: Pressure) =>
    `${words.number('systolicPressure', systolic)}/${words.number('diastolicPressure', diastolic)}`;
  const band = pressure ? words.pressureBand(pressure) : now && words.band(key, now.Value, Person);
  return (
    <tr>
      <th scope="row">
        {pressure ? t('measures.pressure') : words.name(key)}
        <small>{words.source(key, now?.Method ?? null, Person)}</small>
      </th>
      <td>
        {pressureBefore ? pair(pressureBefore) : before && words.number(key, before.Value)}
        {apart && (
          <>
            {words.number(key, apart.Value)}
            <small>{apart.Method === null ? t('measures.otherMethod') : words.method(key, apart.Method)}</small>
          </>
        )}
        {before && before.At !== comparedAt && <small>{formats.date(before.At)}</small>}
      </td>
      <td>
        {pressure ? (
          <b>
            {pair(pressure)} {words.unit(key)}
          </b>
        ) : now ? (
          <b>{words.value(key, now.Value)}</b>
        ) : (
          t('measures.notMeasured')
        )}
      </td>
      <td>
        {apart && <small>{t('measures.notCompared')}</small>}
        {isCompared && worth === undefined && (
          <>
            {sign}
            {words.difference(shown.key, shown.before ?? 0, shown.now ?? 0)}
          </>
        )}
        {worth === 'same' && t('measures.way.same')}
        {worth !== undefined && worth !== 'same' && (
          <>
            {sign}
            {words.difference(shown.key, shown.before ?? 0, shown.now ?? 0)}{' '}
            {worth === 'neither' ? (
              <small>{t(inTarget ? 'measures.onTarget' : 'measures.noBetter')}</small>
            ) : (
              t(`measures.${worth}`)
            )}
          </>
        )}
      </td>
      <td className={classes['drawn']}>
        {isRated && scale && shown.now !== undefined && <BandScale scale={scale} value={shown.now} />}
      </td>
      <td>
        {isRated ? (
          (band?.words ?? (now && isUnratedFor(key, Person) && <small>{t('measures.notRated')}</small>))
        ) : (
          <small>{t('measures.estimatedOnly')}</small>
        )}
      </td>
    </tr>
  );
}
