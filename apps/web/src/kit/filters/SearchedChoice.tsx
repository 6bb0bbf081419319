import { byAct } from '../by-act.tsx';
import type { SearchedChoiceProps } from './WholeSearchedChoice.tsx';

/** A button that opens a list of many in which letters find one; on a phone a sheet. The list comes by an act. */
export const SearchedChoice = byAct<SearchedChoiceProps, HTMLButtonElement>({
  load: () => import('./WholeSearchedChoice.tsx').then((it) => it.WholeSearchedChoice),
  alone: ({ button, touch }) => button({ 'aria-haspopup': 'listbox', 'aria-expanded': false, ...touch }),
  untilPressed: true,
});
