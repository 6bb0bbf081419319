import { filled } from '@clubpulse/rules/community/trainer-rankings/fullest';
import { IconAward } from '@tabler/icons-react';
import { Meter } from '../../kit/figures/Meter.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './TrainersRankings.module.css';

interface Led {
  readonly Classes: number;
  readonly Seats: number;
  readonly Booked: number;
  readonly NoShows: number;
}

export function Filled({ led }: { readonly led: Led }) {
  const t = useT();
  const formats = useFormats();
  if (led.Classes === 0) return <span className={classes['quiet']}>{t('trainerRankings.noClasses')}</span>;
  const seats = t('trainerRankings.ofSeats', { booked: formats.number(led.Booked), seats: formats.number(led.Seats) });
  return (
    <span className={classes['filled']} title={seats}>
      <Meter part={led.Booked} whole={led.Seats} />
      <b>{formats.percent(100 * filled(led))}</b>
    </span>
  );
}

export function NoShows({ led }: { readonly led: Led }) {
  const formats = useFormats();
  return led.Booked === 0 ? '–' : formats.percent((100 * led.NoShows) / led.Booked);
}

export function AwardChip({ award }: { readonly award: { readonly Month: string; readonly Rank: number } }) {
  const t = useT();
  const formats = useFormats();
  return (
    <StateChip tone="info" icon={IconAward}>
      {t('trainerRankings.award', { rank: formats.number(award.Rank), month: formats.month(award.Month) })}
    </StateChip>
  );
}
