import { useState } from 'react';

/**
 * Pins a row of a polled list for its editor: changes by other users show only after a change was refused because of them, since
 * they would otherwise replace values silently.
 */
export function useAsOpened<Row>(newest: Row): readonly [row: Row, follow: () => void] {
  const [opened] = useState(newest);
  const [followed, setFollowed] = useState(false);
  return [followed ? newest : opened, () => setFollowed(true)];
}
