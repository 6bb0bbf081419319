import type { PowerFigures as Figures } from '@clubpulse/contract/training/series/series';
import { FigureList } from '../../kit/figures/FigureList.tsx';
import zoneClasses from '../../kit/figures/zones.module.css';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { ZoneTimes } from '../parts/ZoneTimes.tsx';
import classes from './PowerFigures.module.css';

const names = ['recovery', 'endurance', 'tempo', 'threshold', 'vo2max', 'anaerobic'] as const;

export function PowerFigures({ figures }: { figures: Figures }) {
  const t = useT();
  const formats = useFormats();
  const watts = (value: number) => t('series.watts', { value: formats.number(value) });
  const { Average, Normalised, Work, Zones } = figures;
  const shown = [
    ...(Normalised === null ? [] : [{ value: watts(Normalised), label: t('series.normalised') }]),
    { value: watts(Average), label: t('kit.average') },
    { value: t('series.kilojoules', { value: formats.number(Work) }), label: t('series.work') },
    ...(Zones === null || Zones.IntensityFactor === null
      ? []
      : [{ value: formats.number(Zones.IntensityFactor, 2), label: t('series.intensity') }]),
    ...(Zones === null || Zones.TrainingStress === null
      ? []
      : [{ value: formats.number(Zones.TrainingStress), label: t('series.stress') }]),
  ];
  return (
    <section className={classes['power']} aria-label={t('series.powerFigures')}>
      <h2>{t('series.powerFigures')}</h2>
      <FigureList className={classes['figures']} figures={shown} />
      {Zones && <PowerZones zones={Zones} watts={watts} />}
    </section>
  );
}

interface PowerZonesProps {
  zones: NonNullable<Figures['Zones']>;
  watts: (value: number) => string;
}

function PowerZones({ zones: { FunctionalPower, IsMeasured, Since, Limits, Times }, watts }: PowerZonesProps) {
  const t = useT();
  const formats = useFormats();
  const power = watts(FunctionalPower);
  const from = IsMeasured
    ? Since === null
      ? t('series.ftp', { power })
      : t('series.ftpSince', { power, day: formats.date(Since) })
    : t('series.ftpByWeight', { power });
  const limits = (zone: number) => {
    if (zone === 0) return t('series.under', { power: watts(Limits[0] ?? 0) });
    const floor = Limits[zone - 1] ?? 0;
    return zone === 5 ? `${floor}+` : `${floor}–${(Limits[zone] ?? 0) - 1}`;
  };
  return (
    <>
      <p className={classes['from']}>{from}</p>
      <ZoneTimes
        heads={{ zone: t('series.zone'), name: t('series.zoneName'), time: t('series.zoneTime'), share: t('series.zoneShare') }}
        seconds={Times}
        rows={names.map((name, zone) => ({
          badge: (
            <span className={`${zoneClasses['zone']} ${zoneClasses['badge']}`} data-zone={zone}>
              {t('zone.ofPower', { zone })}
            </span>
          ),
          name: t(`series.zone.${name}`),
          limits: limits(zone),
        }))}
      />
    </>
  );
}
