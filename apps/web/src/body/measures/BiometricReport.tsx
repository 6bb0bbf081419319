import { measureGroups, measureKeys, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasureReport, MeasureValue } from '@clubpulse/contract/body/measures/measures';
import { getMeasureEvent } from '@clubpulse/contract/body/measures/measures.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { scaleOf, worthOf } from '@clubpulse/rules/body/measures/bands';
import { IconPrinter } from '@tabler/icons-react';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useMenuPlace } from '../../platform/menu-place.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf } from '../../platform/session.tsx';
import { AboutPerson } from './AboutPerson.tsx';
import { BandScale } from './BandScale.tsx';
import classes from './Report.module.css';
import { useMeasureWords } from './use-measure-words.ts';
import { type Made, WeightMadeOf } from './WeightMadeOf.tsx';

/** Fonts and drawings are there by then (brief 10). */
const PRINT_AFTER_MS = 250;

/** What was measured at a moment, compared with what was known before, to read and to print (mockup o1b). */
export default function BiometricReport({ id = '' }: ScreenProps) {
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
      back={pathTo('AdvancedBiometrics', own ? undefined : data.Person.UserId)}
      {...(data === undefined ? {} : { subtitle: <AboutPerson person={data.Person} /> })}
      actions={
        data !== undefined && (
          <HeaderActions
            label={t('kit.actionsOf', { name: title })}
            actions={[
              {
                label: t('measures.print'),
                icon: IconPrinter,
                primary: true,
                onClick: () => setTimeout(() => window.print(), PRINT_AFTER_MS),
              },
            ]}
          />
        )
      }
    >
      {report.error?.is('NotShared') ? (
        <EmptyState title={t('measures.notShared')}>{t('measures.notSharedText')}</EmptyState>
      ) : (
        <Answer query={report} loading={<SkeletonRows rows={6} />}>
          {(found) => <Paper report={found} />}
        </Answer>
      )}
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
    .filter(({ now, before }) => now !== undefined || before?.Typed === true);
}

function Paper({ report }: { report: MeasureReport }) {
  const t = useT();
  const formats = useFormats();
  const { Person, Event, Before } = report;
  const rows = rowsOf(report);
  const compared = rows.flatMap(({ key, now, before }) => (now && before ? [worthOf(key, before.Value, now.Value, Person)] : []));
  const count = (worth: (typeof compared)[number]) => compared.filter((one) => one === worth).length;
  const newestBefore = Before.map(({ At }) => At)
    .toSorted()
    .at(-1);
  const made = madeOf(report);
  return (
    <article className={classes['paper']}>
      <p className={classes['when']}>
        <b>{formats.dateTime(Event.TimeStamp)}</b>
        {Event.DeviceModel !== undefined && <span>{Event.DeviceModel}</span>}
        {Event.Club !== null && <span>{Event.Club.Name}</span>}
        {Event.MeasuredBy !== null && <span>{t('measures.by', { name: fullName(Event.MeasuredBy) })}</span>}
        {newestBefore !== undefined && <span>{t('measures.comparedWith', { date: formats.date(newestBefore) })}</span>}
      </p>
      {compared.length > 0 && (
        <p className={classes['summary']}>
          {t('measures.summary', { better: count('better'), same: count('same') + count('neither'), worse: count('worse') })}
        </p>
      )}
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
            <ReportRow key={row.key} row={row} report={report} />
          ))}
        </tbody>
      </table>
      {made.length > 0 && (
        <section>
          <h2>{t('measures.madeOf')}</h2>
          <WeightMadeOf made={made} />
        </section>
      )}
      {Event.Note !== '' && (
        <section>
          <h2>{t('measures.note')}</h2>
          <p className={classes['note']}>{Event.Note}</p>
        </section>
      )}
      <footer>{t('measures.noDiagnosis')}</footer>
    </article>
  );
}

/** Both bodies, where the fat of both is known. */
function madeOf({ Event, Before }: MeasureReport): Made[] {
  const at = (values: readonly Pick<MeasureValue, 'Key' | 'Value'>[], moment: string | undefined): Made[] => {
    const of = (key: MeasureValue['Key']) => values.find(({ Key }) => Key === key)?.Value;
    const [fat, rest] = [of('fatMass'), of('fatFreeMass')];
    return fat === undefined || rest === undefined || moment === undefined ? [] : [{ at: moment, fat, rest }];
  };
  const before = Before.find(({ Key }) => Key === 'fatMass')?.At;
  return [...at(Before, before), ...at(Event.Values, Event.TimeStamp)];
}

function ReportRow({ row: { key, now, before }, report: { Person } }: { row: Row; report: MeasureReport }) {
  const t = useT();
  const words = useMeasureWords();
  const scale = now && scaleOf(key, Person);
  const worth = now && before && worthOf(key, before.Value, now.Value, Person);
  const sign = now && before && now.Value > before.Value ? '+' : '−';
  return (
    <tr>
      <th scope="row">
        {words.name(key)}
        <small>{words.source(key, now?.Method ?? null, Person)}</small>
      </th>
      <td>{before && words.number(key, before.Value)}</td>
      <td>{now ? <b>{words.value(key, now.Value)}</b> : t('measures.notMeasured')}</td>
      <td>
        {worth === 'same' && t('measures.way.same')}
        {worth !== undefined && worth !== 'same' && now && before && (
          <>
            {sign}
            {words.difference(key, before.Value, now.Value)} {worth !== 'neither' && t(`measures.${worth}`)}
          </>
        )}
      </td>
      <td className={classes['drawn']}>{scale && now && <BandScale scale={scale} value={now.Value} />}</td>
      <td>{now && words.band(key, now.Value, Person)?.words}</td>
    </tr>
  );
}
