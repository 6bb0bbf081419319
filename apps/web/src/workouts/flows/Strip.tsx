import type { FlowRow } from '@clubpulse/contract/workouts/flows/flows';
import { intensityZone, segmentSeconds } from '@clubpulse/rules/workouts/flows/target';
import classes from './flows.module.css';

export function Strip({ flow }: { flow: Pick<FlowRow, 'Segments' | 'Duration' | 'Measure'> }) {
  const lengths = segmentSeconds(flow);
  const top = Math.max(100, ...flow.Segments.map(({ Percent }) => Percent));
  return (
    <span className={classes['strip']} aria-hidden="true">
      {flow.Segments.map(({ Begin, Percent }, at) => (
        <i
          key={Begin}
          data-zone={intensityZone(flow.Measure, Percent)}
          style={{ flexGrow: lengths[at] ?? 0, height: `${(Percent / top) * 100}%` }}
        />
      ))}
    </span>
  );
}
