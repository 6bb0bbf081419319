import type { badges } from '../en/community/badges.ts';
import type { refusals as challengesRefusals } from '../en/community/challenges.refusals.ts';
import type { screens as challengesScreens } from '../en/community/challenges.screens.ts';
import type { challenges } from '../en/community/challenges.ts';
import type { refusals as embedsRefusals } from '../en/community/embeds.refusals.ts';
import type { screens as embedsScreens } from '../en/community/embeds.screens.ts';
import type { embeds } from '../en/community/embeds.ts';
import type { screens as levelsScreens } from '../en/community/levels.screens.ts';
import type { levels } from '../en/community/levels.ts';
import type { refusals as rankingsRefusals } from '../en/community/rankings.refusals.ts';
import type { screens } from '../en/community/rankings.screens.ts';
import type { rankings } from '../en/community/rankings.ts';
import type { refusals as trainerRankingsRefusals } from '../en/community/trainer-rankings.refusals.ts';
import type { screens as trainerRankingsScreens } from '../en/community/trainer-rankings.screens.ts';
import type { trainerRankings } from '../en/community/trainer-rankings.ts';

export type Community = typeof badges &
  typeof challenges &
  typeof challengesScreens &
  typeof challengesRefusals &
  typeof embeds &
  typeof embedsScreens &
  typeof embedsRefusals &
  typeof levels &
  typeof levelsScreens &
  typeof rankings &
  typeof rankingsRefusals &
  typeof screens &
  typeof trainerRankings &
  typeof trainerRankingsRefusals &
  typeof trainerRankingsScreens;
