import type { refusals as circuitRefusals } from '../en/workouts/circuits/circuits.refusals.ts';
import type { screens as circuitScreens } from '../en/workouts/circuits/circuits.screens.ts';
import type { circuits } from '../en/workouts/circuits/circuits.ts';
import type { tv as circuitTv } from '../en/workouts/circuits/tv.ts';
import type { refusals as definitionRefusals } from '../en/workouts/definitions/definitions.refusals.ts';
import type { screens as definitionScreens } from '../en/workouts/definitions/definitions.screens.ts';
import type { definitions } from '../en/workouts/definitions/definitions.ts';
import type { refusals } from '../en/workouts/exercises/exercises.refusals.ts';
import type { screens } from '../en/workouts/exercises/exercises.screens.ts';
import type { exercises } from '../en/workouts/exercises/exercises.ts';
import type { vocabulary } from '../en/workouts/exercises/vocabulary.ts';
import type { refusals as flowsRefusals } from '../en/workouts/flows/flows.refusals.ts';
import type { screens as flowsScreens } from '../en/workouts/flows/flows.screens.ts';
import type { flows } from '../en/workouts/flows/flows.ts';
import type { scene as flowsScene } from '../en/workouts/flows/scene.ts';
import type { refusals as generatorRefusals } from '../en/workouts/generator/generator.refusals.ts';
import type { screens as generatorScreens } from '../en/workouts/generator/generator.screens.ts';
import type { generator } from '../en/workouts/generator/generator.ts';
import type { parts } from '../en/workouts/parts.ts';
import type { refusals as providerRefusals } from '../en/workouts/provider-workouts/provider-workouts.refusals.ts';
import type { screens as providerScreens } from '../en/workouts/provider-workouts/provider-workouts.screens.ts';
import type { providerWorkouts } from '../en/workouts/provider-workouts/provider-workouts.ts';
import type { carryOut } from '../en/workouts/runs/carry-out.ts';
import type { refusals as runRefusals } from '../en/workouts/runs/runs.refusals.ts';
import type { screens as runScreens } from '../en/workouts/runs/runs.screens.ts';
import type { runs } from '../en/workouts/runs/runs.ts';
import type { mine } from '../en/workouts/sheets/mine.ts';
import type { refusals as sheetRefusals } from '../en/workouts/sheets/sheets.refusals.ts';
import type { screens as sheetScreens } from '../en/workouts/sheets/sheets.screens.ts';
import type { sheets } from '../en/workouts/sheets/sheets.ts';
import type { refusals as slideshowsRefusals } from '../en/workouts/slideshows/slideshows.refusals.ts';
import type { screens as slideshowsScreens } from '../en/workouts/slideshows/slideshows.screens.ts';
import type { slideshows } from '../en/workouts/slideshows/slideshows.ts';
import type { timeline } from '../en/workouts/timeline.ts';
import type { scene as timersScene } from '../en/workouts/timers/scene.ts';
import type { refusals as timersRefusals } from '../en/workouts/timers/timers.refusals.ts';
import type { screens as timersScreens } from '../en/workouts/timers/timers.screens.ts';
import type { timers } from '../en/workouts/timers/timers.ts';

export type Workouts = typeof exercises &
  typeof refusals &
  typeof screens &
  typeof sheetRefusals &
  typeof sheetScreens &
  typeof sheets &
  typeof mine &
  typeof vocabulary &
  typeof carryOut &
  typeof runs &
  typeof runRefusals &
  typeof runScreens &
  typeof generator &
  typeof generatorRefusals &
  typeof generatorScreens &
  typeof circuitRefusals &
  typeof circuitScreens &
  typeof circuits &
  typeof circuitTv &
  typeof definitions &
  typeof definitionRefusals &
  typeof definitionScreens &
  typeof providerRefusals &
  typeof providerScreens &
  typeof providerWorkouts &
  typeof parts &
  typeof timeline &
  typeof flows &
  typeof flowsRefusals &
  typeof flowsScene &
  typeof flowsScreens &
  typeof slideshows &
  typeof slideshowsRefusals &
  typeof slideshowsScreens &
  typeof timers &
  typeof timersRefusals &
  typeof timersScene &
  typeof timersScreens;
