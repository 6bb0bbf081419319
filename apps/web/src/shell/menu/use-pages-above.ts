import { useMedia, useWidth } from '../../kit/widths.ts';

/** Below this the entries of a rail and the pages of one have no room under each other; style sheets write the same number. */
const LOW = '(max-height: 819px)';

/** Whether the pages of the current entry stand above the screen: beside a rail in a low window, as a tablet on its side has. */
export function usePagesAbove(): boolean {
  const isLow = useMedia(LOW);
  return useWidth() === 'tablet' && isLow;
}
