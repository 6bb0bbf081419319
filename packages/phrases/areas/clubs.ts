import type { clubs } from '../en/clubs/clubs.ts';
import type { parts } from '../en/clubs/parts.ts';
import type { policies } from '../en/clubs/policies.ts';
import type { refusals } from '../en/clubs/refusals.ts';
import type { screens } from '../en/clubs/screens.ts';

/** Every word that screens of `clubs` show. */
export type Clubs = typeof clubs & typeof parts & typeof policies & typeof refusals & typeof screens;
