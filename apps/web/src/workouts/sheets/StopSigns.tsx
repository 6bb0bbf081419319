import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import { stopSignsIn } from '@clubpulse/rules/workouts/generator/conditions';
import { useT } from '../../platform/phrases.ts';
import classes from './StopSigns.module.css';

/** When the athlete must stop. Names no condition, because others may see phone and paper. */
export function StopSigns({ decisions }: { decisions: readonly Decision[] | null }) {
  const t = useT();
  const signs = stopSignsIn(decisions);
  if (signs.length === 0) return null;
  return (
    <div className={classes['stop']}>
      {signs.map((one) => (
        <p key={one}>{t(`sheets.stop.${one}`)}</p>
      ))}
    </div>
  );
}
