import type { circuits } from '../en/workouts/circuits/circuits.ts';
import type { tv as circuitTv } from '../en/workouts/circuits/tv.ts';
import type { definitions } from '../en/workouts/definitions/definitions.ts';
import type { exercises } from '../en/workouts/exercises/exercises.ts';
import type { vocabulary } from '../en/workouts/exercises/vocabulary.ts';
import type { flows } from '../en/workouts/flows/flows.ts';
import type { scene as flowsScene } from '../en/workouts/flows/scene.ts';
import type { generator } from '../en/workouts/generator/generator.ts';
import type { parts } from '../en/workouts/parts.ts';
import type { providerWorkouts } from '../en/workouts/provider-workouts/provider-workouts.ts';
import type { carryOut } from '../en/workouts/runs/carry-out.ts';
import type { runs } from '../en/workouts/runs/runs.ts';
import type { mine } from '../en/workouts/sheets/mine.ts';
import type { sheets } from '../en/workouts/sheets/sheets.ts';
import type { stop } from '../en/workouts/sheets/stop.ts';
import type { slideshows } from '../en/workouts/slideshows/slideshows.ts';
import type { timeline } from '../en/workouts/timeline.ts';
import type { scene as timersScene } from '../en/workouts/timers/scene.ts';
import type { timers } from '../en/workouts/timers/timers.ts';
import type { refusals } from '../en/workouts/workouts.refusals.ts';
import type { screens } from '../en/workouts/workouts.screens.ts';

export type Workouts = typeof exercises &
  typeof sheets &
  typeof mine &
  typeof stop &
  typeof vocabulary &
  typeof carryOut &
  typeof runs &
  typeof generator &
  typeof circuits &
  typeof circuitTv &
  typeof definitions &
  typeof providerWorkouts &
  typeof parts &
  typeof timeline &
  typeof flows &
  typeof flowsScene &
  typeof slideshows &
  typeof timers &
  typeof timersScene &
  typeof refusals &
  typeof screens;
