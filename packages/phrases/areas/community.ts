import type { badges } from '../en/community/badges.ts';
import type { challenges } from '../en/community/challenges.ts';
import type { refusals } from '../en/community/community.refusals.ts';
import type { screens } from '../en/community/community.screens.ts';
import type { embeds } from '../en/community/embeds.ts';
import type { levels } from '../en/community/levels.ts';
import type { rankings } from '../en/community/rankings.ts';
import type { trainerRankings } from '../en/community/trainer-rankings.ts';

export type Community = typeof badges &
  typeof challenges &
  typeof embeds &
  typeof levels &
  typeof rankings &
  typeof trainerRankings &
  typeof refusals &
  typeof screens;
