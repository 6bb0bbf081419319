import type { refusals } from '../en/body/body.refusals.ts';
import type { screens } from '../en/body/body.screens.ts';
import type { fitnessTests } from '../en/body/fitness-tests/fitness-tests.ts';
import type { goals } from '../en/body/goals.ts';
import type { health } from '../en/body/health/health.ts';
import type { entry } from '../en/body/measures/entry.ts';
import type { measures } from '../en/body/measures/measures.ts';
import type { names } from '../en/body/measures/names.ts';
import type { report } from '../en/body/measures/report.ts';
import type { measuresImport } from '../en/body/measures-import.ts';

export type Body = typeof fitnessTests &
  typeof health &
  typeof goals &
  typeof measures &
  typeof measuresImport &
  typeof entry &
  typeof report &
  typeof names &
  typeof refusals &
  typeof screens;
