import { useMedia, useWidth } from '../../kit/widths.ts';

/** Below this the entries of a rail and the pages of the longest one have no room under each other, whichever way a tablet is held. */
const LOW = '(max-height: 1239px)';

/** Whether the pages of the current entry stand above the screen: beside a rail in a low window, as a tablet on its side has, and one whose browser takes its part of it. */
export function usePagesAbove(): boolean {
  const isLow = useMedia(LOW);
  return useWidth() === 'tablet' && isLow;
}
