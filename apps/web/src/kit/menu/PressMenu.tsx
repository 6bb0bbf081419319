import { byAct } from '../by-act.tsx';
import type { PressMenuProps } from './WholeMenu.tsx';

export const PressMenu = byAct<PressMenuProps, HTMLButtonElement>({
  load: () => import('./WholeMenu.tsx').then((it) => it.CompleteMenu),
  alone: ({ button, touch }) => button({ 'aria-haspopup': 'menu', 'aria-expanded': false, ...touch }),
  untilPressed: true,
});
