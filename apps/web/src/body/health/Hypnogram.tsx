import { type Sleep, type SleepStage, sleepStages } from '@clubpulse/contract/body/health/health';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Health.module.css';

const WIDTH = 300;
const ROW = 24;
const rows: readonly SleepStage[] = ['awake', 'rem', 'light', 'deep'];
const yOf = (stage: SleepStage) => ROW / 2 + rows.indexOf(stage) * ROW;

export function Hypnogram({ sleep: { Stages, Begin, Seconds } }: { sleep: Pick<Sleep, 'Stages' | 'Begin' | 'Seconds'> }) {
  const t = useT();
  const formats = useFormats();
  const x = (second: number) => (WIDTH * second) / Math.max(Seconds, 1);
  const at = (share: number) => formats.time(new Date(Date.parse(Begin) + Seconds * share * 1000));
  return (
    <div className={classes['night']} aria-hidden="true">
      <div className={classes['rows']}>
        {rows.map((stage) => (
          <span key={stage}>{t(`health.stage.${stage}`)}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${ROW * sleepStages.length}`} preserveAspectRatio="none">
        {rows.map((stage) => (
          <line key={stage} className={classes['grid']} x1={0} x2={WIDTH} y1={yOf(stage)} y2={yOf(stage)} />
        ))}
        <path d={pathOf(Stages, x)} />
      </svg>
      <div className={classes['times']}>
        {[0, 0.5, 1].map((share) => (
          <span key={share}>{at(share)}</span>
        ))}
      </div>
    </div>
  );
}

function pathOf(stages: Sleep['Stages'], x: (second: number) => number): string {
  return stages
    .map(({ Stage, From, To }, index) => {
      const before = stages[index - 1];
      const joins = before !== undefined && From - before.To <= 60;
      return `${joins ? 'L' : 'M'}${x(From)},${yOf(Stage)}H${x(To)}`;
    })
    .join('');
}
