import type { HealthAthlete, HealthHint } from '@clubpulse/contract/body/health/health';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { type Icon, IconCheck, IconCloudOff, IconEye, IconFeather, IconMessage } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../../../kit/figures/Avatar.tsx';
import { type ChipTone, StateChip } from '../../../kit/figures/StateChip.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { OwnRangeScale } from '../OwnRangeScale.tsx';
import { ShareBar } from '../ShareBar.tsx';
import { useHealthTexts } from '../use-health-texts.ts';
import classes from './Board.module.css';

interface OfAthlete {
  athlete: HealthAthlete;
}

const NIGHT_SECONDS = 9 * 3600;

export function Name({
  athlete,
}: {
  athlete: Parameters<typeof fullName>[0] & Pick<HealthAthlete, 'UserId' | 'Nickname' | 'PictureUri' | 'Source'>;
}) {
  const name = fullName(athlete);
  return (
    <Link className={classes['person']} to={pathTo('HealthUsers', athlete.UserId)}>
      <Avatar name={name} uri={athlete.PictureUri} />
      <span>
        <b>{name}</b>
        <span>{athlete.Source?.DeviceModel ?? athlete.Nickname}</span>
      </span>
    </Link>
  );
}

function NotMeasured() {
  const t = useT();
  return <span className={classes['not']}>{t('health.notMeasured')}</span>;
}

export function Night({ athlete: { Night: night } }: OfAthlete) {
  const words = useHealthTexts();
  if (night === null || night.AsleepSeconds === null) return <NotMeasured />;
  const quality = words.quality(night);
  const parts = [
    { name: 'deep', seconds: night.DeepSeconds },
    { name: 'rem', seconds: night.RemSeconds },
    { name: 'light', seconds: night.LightSeconds },
    { name: 'awake', seconds: night.AwakeSeconds },
  ];
  return (
    <span className={classes['night']}>
      <span>
        <b>{words.time(night.AsleepSeconds)}</b>
        {quality !== null && <span data-quality={night.Quality}>{quality}</span>}
      </span>
      <ShareBar parts={parts} total={NIGHT_SECONDS} />
    </span>
  );
}

export function Variability({ athlete: { Hrv, Source } }: OfAthlete) {
  const t = useT();
  const formats = useFormats();
  if (Hrv === null) return Source === null ? null : <NotMeasured />;
  const { Value, OwnRange } = Hrv;
  return (
    <span className={classes['one']}>
      <b>{formats.number(Math.round(Value))}</b>
      {OwnRange && (
        <>
          <OwnRangeScale value={Value} range={OwnRange} />
          <span className={classes['spoken']}>
            {t(
              Value < OwnRange.Low
                ? 'health.ownRange.under'
                : Value > OwnRange.High
                  ? 'health.ownRange.over'
                  : 'health.ownRange.in',
              {
                low: formats.number(OwnRange.Low),
                high: formats.number(OwnRange.High),
              },
            )}
          </span>
        </>
      )}
    </span>
  );
}

export function Resting({ athlete: { Resting: resting } }: OfAthlete) {
  const t = useT();
  const formats = useFormats();
  if (resting === null) return null;
  const { Value, Difference } = resting;
  const sign = Difference !== null && Difference > 0 ? '+' : '−';
  return (
    <span className={classes['one']}>
      <b>{formats.number(Math.round(Value))}</b>
      {Difference !== null && (
        <span data-up={Difference > 0}>
          {Difference === 0 ? t('health.same') : `${sign}${formats.number(Math.abs(Difference))}`}
        </span>
      )}
    </span>
  );
}

export function Stress({ athlete: { Stress: stress } }: OfAthlete) {
  const t = useT();
  const formats = useFormats();
  if (stress === null || stress.Average === null) return null;
  const parts = [
    { name: 'high', seconds: stress.HighSeconds },
    { name: 'medium', seconds: stress.MediumSeconds },
    { name: 'low', seconds: stress.LowSeconds },
    { name: 'rest', seconds: stress.RestSeconds },
  ];
  const average = formats.number(Math.round(stress.Average));
  return (
    <span className={classes['parts']} title={t('health.stressAverage', { average })}>
      <ShareBar parts={parts} />
      <span className={classes['spoken']}>{t('health.stressAverage', { average })}</span>
    </span>
  );
}

export function Battery({ athlete: { Battery: battery } }: OfAthlete) {
  const t = useT();
  const formats = useFormats();
  if (battery === null || (battery.Woke === null && battery.Last === null)) return null;
  const { Woke, Last } = battery;
  return (
    <span className={classes['one']}>
      <b>{Woke === null ? t('health.unknown') : formats.number(Woke)}</b>
      <span className={classes['charge']} aria-hidden="true">
        <i style={{ width: `${Last ?? Woke ?? 0}%` }} />
      </span>
      {Last !== null && <span>{formats.number(Last)}</span>}
    </span>
  );
}

const hints = {
  EasyDay: { tone: 'warn', icon: IconFeather },
  KeepAnEye: { tone: 'outline', icon: IconEye },
  AsPlanned: { tone: 'ok', icon: IconCheck },
} as const satisfies Record<HealthHint, { tone: ChipTone; icon: Icon }>;

export function Hint({ athlete: { Hint: hint } }: OfAthlete) {
  const t = useT();
  if (hint === null) return null;
  const { tone, icon } = hints[hint];
  return (
    <StateChip tone={tone} icon={icon}>
      {t(`health.hint.${hint}`)}
    </StateChip>
  );
}

export function NothingKnown({ athlete: { UserId, LastHeardAt } }: OfAthlete) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={classes['silent']}>
      <IconCloudOff size={16} stroke={1.8} aria-hidden="true" />
      {LastHeardAt === null ? t('health.waits') : t('health.silentSince', { when: formats.dateTime(LastHeardAt) })}
      {LastHeardAt !== null && (
        <Button
          component={Link}
          to={pathTo('ClubMessages', UserId)}
          variant="default"
          leftSection={<IconMessage size={16} stroke={1.8} />}
        >
          {t('measures.remind')}
        </Button>
      )}
    </span>
  );
}
