import {
  maxHeartRate,
  POINTS_PER_MINUTE,
  TARGET_ZONE_HIGH_PRC,
  TARGET_ZONE_LOW_PRC,
  targetZone,
  ZONE_FACTORS,
  zoneKeys,
  zoneLimits,
  zones,
} from '@clubpulse/rules/accounts/users/zones';
import { Button, RangeSlider } from '@mantine/core';
import { EditorSection } from '../../kit/edit/EditorSections.tsx';
import { ZoneBadge } from '../../kit/figures/ZoneBadge.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useToday } from '../../platform/use-today.ts';
import type { SectionProps } from './section.ts';
import classes from './ZonesSection.module.css';

/** The target zone, and the zones that follow from the date of birth as it stands in the form. */
export function ZonesSection({ draft: { values, set }, errors }: SectionProps) {
  const t = useT();
  const formats = useFormats();
  const max = maxHeartRate(values.BirthDate, useToday());
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
      note={t(values.BirthDate === null ? 'accounts.maxHeartRateUnknown' : 'accounts.maxHeartRate', { bpm: max })}
    >
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
      <ZoneTable max={max} />
    </EditorSection>
  );
}

function ZoneTable({ max }: { max: number }) {
  const t = useT();
  const formats = useFormats();
  const limits = zoneLimits(max);
  const beats = (zone: number) => {
    const from = limits[zone - 1];
    const to = limits[zone];
    if (from === undefined) return t('zone.under', { bpm: limits[0] });
    return zone === 5 || to === undefined
      ? t('accounts.fromBpm', { bpm: from })
      : t('accounts.bpmRange', { low: from, high: to - 1 });
  };
  const part = (zone: number) => {
    const from = zone === 0 ? 0 : 100 * (ZONE_FACTORS[zone - 1] ?? 0);
    const to = 100 * (ZONE_FACTORS[zone] ?? 1);
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
