import { byAct } from '../by-act.tsx';
import type { PressMenuProps } from './WholeMenu.tsx';

/** A button that opens a menu; on a phone a sheet. The menu comes by an act. */
export const PressMenu = byAct<PressMenuProps, HTMLButtonElement>({
  load: () => import('./WholeMenu.tsx').then((it) => it.WholeMenu),
  alone: ({ button, touch }) => button({ 'aria-haspopup': 'menu', 'aria-expanded': false, ...touch }),
  untilPressed: true,
});
