import { createLazyTrigger } from '../lazy-trigger.tsx';
import type { PressMenuProps } from './WholeMenu.tsx';

export const PressMenu = createLazyTrigger<PressMenuProps, HTMLButtonElement>({
  load: () => import('./WholeMenu.tsx').then((it) => it.CompleteMenu),
  alone: ({ button, touch }) => button({ 'aria-haspopup': 'menu', 'aria-expanded': false, ...touch }),
  untilPressed: true,
});
