import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, UserMeasures } from '@clubpulse/contract/body/measures/measures';
import { getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { isEstimate } from '@clubpulse/rules/body/measures/measures';
import { addMonths, startOfDay } from '@clubpulse/rules/time/days';
import { useState } from 'react';
import { Page } from '../../kit/page/Page.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useCall } from '../../platform/api.ts';
import { useMenuPlace } from '../../platform/menu-place.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { useGoals } from '../goals/public.ts';
import { AboutPerson } from './AboutPerson.tsx';
import { MeasureList } from './MeasureList.tsx';
import classes from './Measures.module.css';
import { MeasuresAnswer } from './MeasuresAnswer.tsx';
import { MeasureHistory } from './measure-history.ts';
import { type Made, WeightMadeOf } from './WeightMadeOf.tsx';

const composition: ReadonlySet<MeasureKey> = new Set<MeasureKey>([
  'weight',
  'bodyFatPercent',
  'fatMass',
  'fatFreeMass',
  'fatMassIndex',
  'fatFreeMassIndex',
  'muscleMass',
  'skeletalMuscleMass',
  'muscleMassPercent',
  'boneMass',
  'proteinMass',
  'visceralFatRating',
  'visceralFatArea',
  'totalBodyWater',
  'totalBodyWaterPercent',
  'intracellularWater',
  'extracellularWater',
  'ecwTbwRatio',
  'ffmHydration',
  'phaseAngle',
]);
const MONTHS = 12;
const BARS = 6;

function madeOf({ Events, Last }: UserMeasures): Made[] {
  const last = Last.find(({ Key }) => Key === 'fatMass');
  // An estimate from the weight is left out, because it must not look like a measurement.
  if (!last || isEstimate(last)) return [];
  const method = last.Method;
  return Events.flatMap(({ TimeStamp: at, Values }) => {
    const measured = (key: MeasureKey) => Values.find(({ Key, Method }) => Key === key && Method === method)?.Value;
    const [fat, rest] = [measured('fatMass'), measured('fatFreeMass')];
    return fat === undefined || rest === undefined ? [] : [{ at, fat, rest }];
  })
    .slice(0, BARS)
    .reverse();
}

export default function BodyCompositionView({ id = '' }: ScreenProps) {
  const t = useT();
  const self = useSelf();
  const userId = /^[1-9]\d*$/.test(id) ? Number(id) : self.UserId;
  const own = userId === self.UserId;
  useMenuPlace(own ? undefined : 'AthletesBiometrics');
  const goals = useGoals(userId);
  const measured = useCall(getMeasures, { params: { id: userId } }, { quiet: true, ignore: [403, 404, 409] });
  const [opened, setOpened] = useState<LastMeasure | null>(null);
  const since = startOfDay(self.TimeZone, addMonths(useToday(), -MONTHS)).getTime();
  const { data } = measured;
  return (
    <Page
      title={t('measures.composition')}
      back={pathTo('AdvancedBiometrics', own ? undefined : userId)}
      {...(data === undefined
        ? {}
        : {
            subtitle: (
              <>
                {!own && `${fullName(data.Person)}, `}
                <AboutPerson person={data.Person} />
              </>
            ),
          })}
    >
      <MeasuresAnswer query={measured}>
        {(found) => {
          const made = madeOf(found);
          return found.Last.some(({ Key }) => composition.has(Key)) ? (
            <div className={classes['screen']}>
              {made.length > 0 && (
                <section>
                  <SectionHead title={t('measures.madeOf')} />
                  <WeightMadeOf made={made} />
                </section>
              )}
              <MeasureList
                data={found}
                lists={(key) => composition.has(key)}
                since={since}
                goals={goals}
                sinceWords={t('measures.months', { count: MONTHS })}
                onOpen={setOpened}
              />
              <p className={classes['about']}>{t('measures.noDiagnosis')}</p>
            </div>
          ) : (
            <EmptyState title={t('measures.none')}>{t(own ? 'measures.noneOwn' : 'measures.noneText')}</EmptyState>
          );
        }}
      </MeasuresAnswer>
      {data !== undefined && opened !== null && (
        <MeasureHistory data={data} measure={opened} goals={goals} since={since} onClose={() => setOpened(null)} />
      )}
    </Page>
  );
}
