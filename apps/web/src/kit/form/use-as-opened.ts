import { useState } from 'react';

/**
 * A row of a list that is asked for again and again, as its editor began with it: what somebody else saves meanwhile shows through once a
 * change was refused for it, and not before: nobody would hear of it.
 */
export function useAsOpened<Row>(newest: Row): readonly [row: Row, follow: () => void] {
  const [opened] = useState(newest);
  const [followed, setFollowed] = useState(false);
  return [followed ? newest : opened, () => setFollowed(true)];
}
