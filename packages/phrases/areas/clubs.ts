import type { refusals } from '../en/clubs/clubs.refusals.ts';
import type { screens } from '../en/clubs/clubs.screens.ts';
import type { clubs } from '../en/clubs/clubs.ts';
import type { equipments } from '../en/clubs/equipments.ts';
import type { kiosks } from '../en/clubs/kiosks.ts';
import type { licenses } from '../en/clubs/licenses/licenses.ts';
import type { parts } from '../en/clubs/parts.ts';
import type { policies } from '../en/clubs/policies.ts';
import type { tags } from '../en/clubs/tags/tags.ts';

export type Clubs = typeof licenses &
  typeof equipments &
  typeof kiosks &
  typeof tags &
  typeof clubs &
  typeof parts &
  typeof policies &
  typeof refusals &
  typeof screens;
