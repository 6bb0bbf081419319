import type { refusals as fitnessTestsRefusals } from '../en/body/fitness-tests/fitness-tests.refusals.ts';
import type { screens as fitnessTestsScreens } from '../en/body/fitness-tests/fitness-tests.screens.ts';
import type { fitnessTests } from '../en/body/fitness-tests/fitness-tests.ts';
import type { refusals as goalsRefusals } from '../en/body/goals.refusals.ts';
import type { goals } from '../en/body/goals.ts';
import type { screens as healthScreens } from '../en/body/health/health.screens.ts';
import type { health } from '../en/body/health/health.ts';
import type { entry } from '../en/body/measures/entry.ts';
import type { refusals as measuresRefusals } from '../en/body/measures/measures.refusals.ts';
import type { screens as measuresScreens } from '../en/body/measures/measures.screens.ts';
import type { measures } from '../en/body/measures/measures.ts';
import type { names } from '../en/body/measures/names.ts';
import type { report } from '../en/body/measures/report.ts';
import type { screens as measuresImportScreens } from '../en/body/measures-import.screens.ts';
import type { measuresImport } from '../en/body/measures-import.ts';

export type Body = typeof fitnessTests &
  typeof fitnessTestsRefusals &
  typeof fitnessTestsScreens &
  typeof health &
  typeof healthScreens &
  typeof goals &
  typeof goalsRefusals &
  typeof measures &
  typeof measuresImport &
  typeof measuresImportScreens &
  typeof entry &
  typeof report &
  typeof names &
  typeof measuresRefusals &
  typeof measuresScreens;
