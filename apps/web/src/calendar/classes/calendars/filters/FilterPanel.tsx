import { createLazyTrigger } from '../../../../kit/lazy-trigger.tsx';
import { useKeys } from '../../../../kit/use-keys.ts';
import { FilterButton } from './FilterButton.tsx';
import type { FilterPanelProps } from './WholeFilterPanel.tsx';

export const FilterPanel = createLazyTrigger<FilterPanelProps, HTMLButtonElement>({
  load: () => import('./WholeFilterPanel.tsx').then((it) => it.CompleteFilterPanel),
  alone: function FilterPanelAlone({ hidden, touch }) {
    useKeys({ '/': touch.onClick });
    return <FilterButton {...touch} hidden={hidden} aria-haspopup="dialog" aria-expanded={false} />;
  },
  untilPressed: true,
});
