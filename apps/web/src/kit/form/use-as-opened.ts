import { useState } from 'react';

/** A poll would replace edited values. `follow` switches to the newest row after a conflict. */
export function useAsOpened<Row>(newest: Row): readonly [row: Row, follow: () => void] {
  const [opened] = useState(newest);
  const [followed, setFollowed] = useState(false);
  return [followed ? newest : opened, () => setFollowed(true)];
}
