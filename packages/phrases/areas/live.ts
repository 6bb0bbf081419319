import type { screens as boardScreens } from '../en/live/board.screens.ts';
import type { refusals as displaysRefusals } from '../en/live/displays.refusals.ts';
import type { displays } from '../en/live/displays.ts';
import type { wall } from '../en/live/walls.ts';

/** Every word that screens of `live` show. */
export type Live = typeof displays & typeof wall & typeof displaysRefusals & typeof boardScreens;
