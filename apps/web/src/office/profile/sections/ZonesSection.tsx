import type { ZoneChoice } from '@clubpulse/contract/accounts/users';
import { automaticZones, beginsWith, checkZones, limitFields, maxOf, ownLimits } from '@clubpulse/rules/accounts/users/own-zones';
import {
  maxHeartRate,
  POINTS_PER_MINUTE,
  TARGET_ZONE_HIGH_PRC,
  TARGET_ZONE_LOW_PRC,
  targetZone,
  type ZoneLimits,
  zoneKeys,
  zoneLimits,
  zones,
} from '@clubpulse/rules/accounts/users/zones';
import { Button, RangeSlider, TextInput } from '@mantine/core';
import { EditorSection, Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { ZoneBadge } from '../../../kit/figures/ZoneBadge.tsx';
import { Table } from '../../../kit/list/Table.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useSelf } from '../../../platform/session.tsx';
import { useToday } from '../../../platform/use-today.ts';
import { zonesOf } from '../profile-values.ts';
import type { SectionProps } from './section.ts';
import classes from './ZonesSection.module.css';

export function ZonesSection(section: SectionProps) {
  const { values, set } = section.draft;
  const { errors } = section;
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const { Since } = useSelf().ZoneSettings;
  // Wrong input yields no zones, so zones by age are shown.
  const typed = Number.isNaN(values.OwnMaxHeartRate) ? { ...values, OwnMaxHeartRate: null } : values;
  const choice = hasWrong(typed, values.BirthDate, today) ? { ...automaticZones, OwnMaxHeartRate: typed.OwnMaxHeartRate } : typed;
  const max = maxOf(choice, values.BirthDate, today);
  const limits = ownLimits(choice, max);
  const { TargetZoneLowPrc: low, TargetZoneHighPrc: high } = values;
  const target = targetZone(max, low, high);
  const isDefault = low === TARGET_ZONE_LOW_PRC && high === TARGET_ZONE_HIGH_PRC;
  const setZone = (lowPrc: number, highPrc: number) => {
    set({ TargetZoneLowPrc: lowPrc });
    set({ TargetZoneHighPrc: highPrc });
  };
  return (
    <EditorSection
      id="zones"
      title={t('accounts.zones')}
      note={Since === null ? t('accounts.zonesFromToday') : t('accounts.zonesSince', { date: formats.date(Since) })}
    >
      <ZoneFields {...section} byAge={maxHeartRate(values.BirthDate, today)} today={today} limits={limits} />
      <ZoneTable limits={limits} />
      <div>
        <div className={classes['head']}>
          <span className={classes['label']}>{t('kit.targetZone')}</span>
          <output>
            {t('accounts.targetZoneValue', {
              low: formats.percent(low),
              high: formats.percent(high),
              lowBpm: target.low,
              highBpm: target.high,
            })}
          </output>
        </div>
        <RangeSlider
          min={0}
          max={100}
          step={1}
          minRange={1}
          value={[low, high]}
          label={null}
          size={6}
          thumbSize={24}
          thumbFromLabel={t('accounts.targetZoneLow')}
          thumbToLabel={t('accounts.targetZoneHigh')}
          onChange={([from, to]) => setZone(from, to)}
          classNames={{ track: classes['track'], thumb: classes['thumb'], bar: classes['bar'] }}
        />
        {errors['TargetZoneHighPrc'] !== undefined && (
          <p role="alert" className={classes['error']}>
            {errors['TargetZoneHighPrc']}
          </p>
        )}
        {!isDefault && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            mt={10}
            onClick={() => setZone(TARGET_ZONE_LOW_PRC, TARGET_ZONE_HIGH_PRC)}
          >
            {t('accounts.targetZoneDefault')}
          </Button>
        )}
      </div>
    </EditorSection>
  );
}

const hasWrong = (choice: ZoneChoice, birthDate: string | null, today: string): boolean =>
  [choice.RestingHeartRate, ...limitFields.map((field) => choice[field])].some(Number.isNaN) ||
  checkZones(choice, birthDate, today).length > 0;

export const zoneFields = ['OwnMaxHeartRate', 'RestingHeartRate', ...limitFields] as const;

const modes = [
  { value: 'auto', label: 'accounts.zoneModeAuto' },
  { value: 'customPercent', label: 'accounts.zoneModePercent' },
  { value: 'customBpm', label: 'accounts.zoneModeBpm' },
  { value: 'hrr', label: 'accounts.zoneModeReserve' },
] as const;

interface ZoneFieldsProps extends SectionProps {
  byAge: number;
  today: string;
  limits: ZoneLimits;
}

function ZoneFields({ draft: { values, set }, errors, byAge, today, limits }: ZoneFieldsProps) {
  const t = useT();
  const { ZoneMode } = values;
  const isCustom = ZoneMode === 'customPercent' || ZoneMode === 'customBpm';
  const isPercent = ZoneMode === 'customPercent' || ZoneMode === 'auto';
  const following = (zone: number): number => {
    const bpm = limits[zone - 1] ?? limits[5];
    return isPercent ? Math.round((100 * bpm) / limits[5]) : bpm;
  };
  const percentSign = isPercent
    ? ({ rightSection: <span aria-hidden="true">%</span>, rightSectionPointerEvents: 'none' } as const)
    : {};
  const choose = (mode: ZoneChoice['ZoneMode']) => set(beginsWith(zonesOf(values), mode, values.BirthDate, today));
  const max = values.OwnMaxHeartRate ?? byAge;
  const typedBegin = Number.isNaN(max) ? '' : zoneLimits(max)[0];
  const begin = isPercent ? 50 : typedBegin;
  return (
    <>
      <ChoiceField
        label={t('accounts.zoneMode')}
        allowDeselect={false}
        value={ZoneMode}
        data={modes.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(mode) => mode !== null && choose(mode)}
      />
      <Pair>
        <NumberField
          label={t('accounts.ownMax')}
          {...(ZoneMode === 'customBpm'
            ? {}
            : { description: t(values.BirthDate === null ? 'accounts.ownMaxUnknown' : 'accounts.ownMaxNote', { bpm: byAge }) })}
          required={ZoneMode === 'customBpm'}
          atMost={3}
          value={values.OwnMaxHeartRate}
          error={errors['OwnMaxHeartRate']}
          onChange={(value) => set({ OwnMaxHeartRate: value })}
        />
        {ZoneMode === 'hrr' && (
          <NumberField
            label={t('accounts.resting')}
            description={t('accounts.restingNote')}
            required
            atMost={3}
            value={values.RestingHeartRate}
            error={errors['RestingHeartRate']}
            onChange={(value) => set({ RestingHeartRate: value })}
          />
        )}
      </Pair>
      <div className={classes['limits']}>
        <TextInput
          label={t('accounts.zoneBegins', { zone: 1 })}
          readOnly
          value={isCustom ? begin : following(1)}
          {...percentSign}
        />
        {limitFields.map((field, index) =>
          isCustom ? (
            <NumberField
              key={field}
              label={t('accounts.zoneBegins', { zone: index + 2 })}
              unit={isPercent ? '%' : undefined}
              atMost={3}
              required
              value={values[field]}
              error={errors[field]}
              onChange={(value) => set({ [field]: value })}
            />
          ) : (
            <TextInput
              key={field}
              label={t('accounts.zoneBegins', { zone: index + 2 })}
              readOnly
              value={following(index + 2)}
              {...percentSign}
            />
          ),
        )}
      </div>
    </>
  );
}

function ZoneTable({ limits }: { limits: ZoneLimits }) {
  const t = useT();
  const formats = useFormats();
  const max = limits[5];
  const beats = (zone: number) => {
    const from = limits[zone - 1];
    const to = limits[zone];
    if (from === undefined) return t('zone.under', { bpm: limits[0] });
    return zone === 5 || to === undefined
      ? t('accounts.fromBpm', { bpm: from })
      : t('accounts.bpmRange', { low: from, high: to - 1 });
  };
  const percent = (bpm: number) => Math.round((100 * bpm) / max);
  const part = (zone: number) => {
    const from = zone === 0 ? 0 : percent(limits[zone - 1] ?? 0);
    const to = percent(limits[zone] ?? max);
    return t('accounts.bpmRange', { low: formats.percent(from), high: formats.percent(zone === 5 ? 100 : to - 1) });
  };
  return (
    <Table
      label={t('accounts.zones')}
      head={
        <>
          <th scope="col">{t('kit.zone')}</th>
          <th scope="col">{t('accounts.beats')}</th>
          <th scope="col" className={classes['wide']}>
            {t('accounts.ofMaximum')}
          </th>
          <th scope="col" data-end>
            {t('accounts.pointsPerMinute')}
          </th>
        </>
      }
    >
      {zones.toReversed().map((zone) => (
        <tr key={zone}>
          <th scope="row">
            <span className={classes['zone']}>
              <ZoneBadge zone={zone} />
              {t(`zone.${zoneKeys[zone]}`)}
            </span>
          </th>
          <td>{beats(zone)}</td>
          <td className={classes['wide']}>{part(zone)}</td>
          <td data-end>{POINTS_PER_MINUTE[zone]}</td>
        </tr>
      ))}
    </Table>
  );
}
