import type { screens } from '../en/community/rankings.screens.ts';
import type { rankings } from '../en/community/rankings.ts';

/** Every word that screens of `community` show. */
export type Community = typeof rankings & typeof screens;
