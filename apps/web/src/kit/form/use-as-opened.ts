import { useState } from 'react';

/**
 * Pins a row of a polled list while it is edited, because a poll would replace its values. `follow` switches to the newest row
 * after a conflict.
 */
export function useAsOpened<Row>(newest: Row): readonly [row: Row, follow: () => void] {
  const [opened] = useState(newest);
  const [followed, setFollowed] = useState(false);
  return [followed ? newest : opened, () => setFollowed(true)];
}
