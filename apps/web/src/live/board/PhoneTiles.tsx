import type { Tile as Seat } from '@clubpulse/contract/live/frames';
import { useMemo } from 'react';
import { useLanguage } from '../../platform/phrases.ts';
import type { Board } from '../wall/public.ts';
import { Tile, wallSize } from '../wall/public.ts';
import tileClasses from '../wall/tile.module.css';
import { liveWords } from '../words.ts';
import classes from './live-screen.module.css';

/** The tiles of a wall of 24, two beside each other on a phone: readable in the hand, however many there are. */
export function PhoneTiles({ board, seats }: { board: Board; seats: readonly Seat[] }) {
  const language = useLanguage();
  const words = useMemo(() => liveWords(language), [language]);
  const { detail } = wallSize(24);
  return (
    <div className={classes['phone']}>
      <ul className={`${classes['phoneTiles']} ${tileClasses['of24']}`} aria-label={words('live.athletesLabel')}>
        {seats.map(({ place }) => (
          <Tile key={place} board={board} place={place} detail={detail} words={words} />
        ))}
      </ul>
    </div>
  );
}
