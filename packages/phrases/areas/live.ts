import type { displays } from '../en/live/displays.ts';
import type { refusals } from '../en/live/refusals.ts';
import type { screens } from '../en/live/screens.ts';
import type { wall } from '../en/live/walls.ts';

/** Every word that screens of `live` show. */
export type Live = typeof displays & typeof refusals & typeof screens & typeof wall;
