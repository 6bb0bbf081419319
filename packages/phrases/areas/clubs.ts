import type { refusals as clubsRefusals } from '../en/clubs/clubs.refusals.ts';
import type { screens as clubsScreens } from '../en/clubs/clubs.screens.ts';
import type { clubs } from '../en/clubs/clubs.ts';
import type { parts } from '../en/clubs/parts.ts';
import type { refusals as policiesRefusals } from '../en/clubs/policies.refusals.ts';
import type { screens as policiesScreens } from '../en/clubs/policies.screens.ts';
import type { policies } from '../en/clubs/policies.ts';

/** Every word that screens of `clubs` show. */
export type Clubs = typeof clubs &
  typeof parts &
  typeof policies &
  typeof clubsRefusals &
  typeof policiesRefusals &
  typeof policiesScreens &
  typeof clubsScreens;
