import { useParams } from 'react-router';
import { useWidth } from '../../kit/widths.ts';
import { screenNamed } from '../../platform/known-screens.ts';
import { pathTo } from '../../platform/routes.ts';
import { tabBelow } from './menu.ts';
import { useMenuFacts } from './use-menu.ts';

/** The path of the tab below the open screen, as `TabBelow` has it. */
export function useTabBelow(): string | null {
  const { view = '' } = useParams();
  const facts = useMenuFacts();
  const isPhone = useWidth() === 'phone';
  const tab = isPhone ? tabBelow(facts, screenNamed(view)?.name ?? view) : null;
  return tab === null ? null : pathTo(tab);
}
