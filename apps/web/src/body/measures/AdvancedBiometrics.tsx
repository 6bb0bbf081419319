import { type MeasureGroup, measureGroups, measures, molar } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, UserMeasures } from '@clubpulse/contract/body/measures/measures';
import { getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { daysOverdue } from '@clubpulse/rules/body/measures/measures';
import { bloodUnits } from '@clubpulse/rules/body/measures/units';
import { addMonths, startOfDay } from '@clubpulse/rules/time/days';
import { IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useScreenState } from '../../platform/back/back-stack.ts';
import { useNow } from '../../platform/clock.ts';
import { useMenuPlace } from '../../platform/menu-place.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClub, useSelf } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { useGoals } from '../goals/public.ts';
import { AboutPerson } from './AboutPerson.tsx';
import { chooseBloodUnit, useBloodUnit } from './blood-unit.ts';
import { EnterMeasures } from './entry/enter-measures.ts';
import { MeasureList } from './MeasureList.tsx';
import classes from './Measures.module.css';
import { MeasuresActions } from './MeasuresActions.tsx';
import { MeasuresAnswer } from './MeasuresAnswer.tsx';
import { MeasureHistory } from './measure-history.ts';

const periods = ['3', '6', '12', '24'] as const;
type Period = (typeof periods)[number];

export default function AdvancedBiometrics({ id = '' }: ScreenProps) {
  const t = useT();
  const self = useSelf();
  const club = useClub();
  const userId = /^[1-9]\d*$/.test(id) ? Number(id) : self.UserId;
  const own = userId === self.UserId;
  const goals = useGoals(userId);
  const measured = useCall(getMeasures, { params: { id: userId } }, { quiet: true, ignore: [403, 404, 409] });
  const [group, setGroup] = useScreenState<MeasureGroup | null>('group', null);
  const [period, setPeriod] = useScreenState<Period>('period', '12');
  const [dialog, setDialog] = useState<'new' | LastMeasure | null>(null);
  const since = startOfDay(self.TimeZone, addMonths(useToday(), -Number(period))).getTime();
  const clubId = own ? null : club !== null && isStaffIn(self.AvailableRoles, club) ? club.ClubId : undefined;
  const { data } = measured;
  useMenuPlace(own ? undefined : 'AthletesBiometrics');
  const sinceWords = t('measures.months', { count: Number(period) });
  const title = own || data === undefined ? t('measures.title') : fullName(data.Person);
  const asks = data !== undefined && clubId !== undefined;
  return (
    <Page
      title={title}
      back={own ? pathTo('Progress') : pathTo('AthletesBiometrics')}
      {...(data === undefined ? {} : { subtitle: <AboutPerson person={data.Person} /> })}
      actions={
        <MeasuresActions title={title} userId={userId} own={own} data={data} onNew={asks ? () => setDialog('new') : undefined} />
      }
    >
      <MeasuresAnswer query={measured}>
        {(found) =>
          found.Last.length === 0 ? (
            <EmptyState title={t('measures.none')}>{t(own ? 'measures.noneOwn' : 'measures.noneText')}</EmptyState>
          ) : (
            <div className={classes['screen']}>
              <FilterBar set={group === null ? 0 : 1} onClear={() => setGroup(null)}>
                <Groups value={group} onChange={setGroup} />
                <FilterChip
                  label={t('kit.period')}
                  value={period}
                  options={periods.map((value) => ({ value, label: t('measures.months', { count: Number(value) }) }))}
                  onChange={(value) => setPeriod(value ?? '12')}
                />
                {found.Last.some(({ Key }) => Object.hasOwn(molar, Key)) && <BloodUnits />}
                <Overdue data={found} />
              </FilterBar>
              <MeasureList
                data={found}
                lists={(key) => group === null || measures[key].group === group}
                since={since}
                goals={goals}
                sinceWords={sinceWords}
                onOpen={setDialog}
              />
              <p className={classes['about']}>{t('measures.noDiagnosis')}</p>
              {!found.BloodShared && <p className={classes['about']}>{t('measures.bloodNotShared')}</p>}
            </div>
          )
        }
      </MeasuresAnswer>
      {asks && dialog === 'new' && (
        <EnterMeasures
          person={data.Person}
          clubId={clubId}
          last={data.Last}
          blood={data.BloodShared}
          onClose={() => setDialog(null)}
        />
      )}
      {data !== undefined && dialog !== null && dialog !== 'new' && (
        <MeasureHistory data={data} measure={dialog} goals={goals} since={since} onClose={() => setDialog(null)} />
      )}
    </Page>
  );
}

const ALL = 'all';

function Groups({ value, onChange }: { value: MeasureGroup | null; onChange: (group: MeasureGroup | null) => void }) {
  const t = useT();
  const label = t('measures.groups');
  const options = measureGroups.map((group) => ({ value: group, label: t(`measures.group.${group}`) }));
  if (useWidth() !== 'desk')
    return <FilterChip label={label} all={t('kit.all')} value={value} options={options} onChange={onChange} />;
  return (
    <Segmented
      label={label}
      value={value ?? ALL}
      options={[{ value: ALL, label: t('kit.all') }, ...options]}
      onChange={(chosen) => onChange(measureGroups.find((group) => group === chosen) ?? null)}
    />
  );
}

function BloodUnits() {
  const t = useT();
  return (
    <FilterChip
      label={t('measures.bloodIn')}
      value={useBloodUnit()}
      options={bloodUnits.map((value) => ({ value, label: value }))}
      onChange={(unit) => chooseBloodUnit(unit ?? 'mg/dL')}
    />
  );
}

function Overdue({ data: { Last } }: { data: UserMeasures }) {
  const t = useT();
  const now = useNow();
  const count = Last.filter(({ Key, At }) => daysOverdue(Key, new Date(At), now) !== null).length;
  return count === 0 ? null : (
    <StateChip tone="bad" icon={IconClockExclamation}>
      {t('measures.overdue', { count })}
    </StateChip>
  );
}
