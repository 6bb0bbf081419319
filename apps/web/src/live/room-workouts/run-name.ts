import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { useT } from '../../platform/phrases.ts';

/** How a workout is called: by its name; one that was set on the spot by what is done, else by its kind. */
export function useRunName(): (run: Pick<RoomWorkout, 'Content'>) => string {
  const t = useT();
  return ({ Content }) => {
    if (Content.Kind === 'Circuit') return Content.Circuit.Name;
    if (Content.Kind === 'Timer') return Content.Timer.Name;
    if (Content.Kind === 'Flow') return Content.Flow.Name;
    if (Content.Kind === 'Slideshow') return Content.Slideshow.Name;
    return Content.Timer.Text === '' ? t(`run.type.${Content.Timer.Type}`) : Content.Timer.Text;
  };
}
