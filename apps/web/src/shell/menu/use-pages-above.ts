import { useMedia, useWidth } from '../../kit/widths.ts';

const LOW = '(max-height: 1239px)';

export function usePagesAbove(): boolean {
  const isLow = useMedia(LOW);
  return useWidth() === 'tablet' && isLow;
}
