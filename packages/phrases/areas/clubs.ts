import type { refusals as brandsRefusals } from '../en/clubs/brands.refusals.ts';
import type { refusals as clubsRefusals } from '../en/clubs/clubs.refusals.ts';
import type { screens as clubsScreens } from '../en/clubs/clubs.screens.ts';
import type { clubs } from '../en/clubs/clubs.ts';
import type { screens as equipmentsScreens } from '../en/clubs/equipments.screens.ts';
import type { equipments } from '../en/clubs/equipments.ts';
import type { refusals as kiosksRefusals } from '../en/clubs/kiosks.refusals.ts';
import type { kiosks } from '../en/clubs/kiosks.ts';
import type { refusals as licensesRefusals } from '../en/clubs/licenses/licenses.refusals.ts';
import type { screens as licensesScreens } from '../en/clubs/licenses/licenses.screens.ts';
import type { licenses } from '../en/clubs/licenses/licenses.ts';
import type { parts } from '../en/clubs/parts.ts';
import type { refusals as policiesRefusals } from '../en/clubs/policies.refusals.ts';
import type { screens as policiesScreens } from '../en/clubs/policies.screens.ts';
import type { policies } from '../en/clubs/policies.ts';
import type { refusals as tagsRefusals } from '../en/clubs/tags/tags.refusals.ts';
import type { tags } from '../en/clubs/tags/tags.ts';

export type Clubs = typeof licenses &
  typeof licensesScreens &
  typeof equipments &
  typeof equipmentsScreens &
  typeof kiosks &
  typeof kiosksRefusals &
  typeof tags &
  typeof clubs &
  typeof parts &
  typeof policies &
  typeof clubsRefusals &
  typeof brandsRefusals &
  typeof licensesRefusals &
  typeof tagsRefusals &
  typeof policiesRefusals &
  typeof policiesScreens &
  typeof clubsScreens;
