import { useState } from 'react';

/** The row as it was when opened, because a poll would replace edited values. `follow` changes to the newest row. */
export function useAsOpened<Row>(newest: Row): readonly [row: Row, follow: () => void] {
  const [opened] = useState(newest);
  const [followed, setFollowed] = useState(false);
  return [followed ? newest : opened, () => setFollowed(true)];
}
