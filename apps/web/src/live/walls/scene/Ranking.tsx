import type { RoomScene, ScenePerson } from '@clubpulse/contract/live/scenes/scenes';
import { type Ranked, rankingOf } from '@clubpulse/rules/live/scenes/scenes';
import { useCellValue } from '../../../platform/cell.ts';
import type { LiveWords } from '../../words.ts';
import type { Board } from '../board.ts';
import { pageOf } from '../numbers.ts';
import { SceneName } from './SceneName.tsx';
import classes from './scene.module.css';

/** Others that stand below each other, and how long before the next of them do (seconds). */
const OTHERS = 14;
const OTHERS_ALONE = 28;
const PAGE_SECONDS = 5;
/** Second, first, third, as they stand beside each other; equal ranks are equally high (percent). */
const podium = [1, 0, 2] as const;
const heights = [94, 72, 58];

/** The first ten in order, everybody else by name, with points and without a rank. */
export function Ranking({ board, scene, words }: { board: Board; scene: RoomScene; words: LiveWords }) {
  const { ranked, others } = rankingOf(scene.people);
  const isRanked = ranked.length >= podium.length;
  const rows = isRanked ? ranked.slice(podium.length) : [];
  const fit = isRanked ? OTHERS : OTHERS_ALONE;
  const page = useCellValue(board.clock, (at) => pageOf(others.length, fit, PAGE_SECONDS, at));
  const shown = (isRanked ? others : scene.people.toSorted((a, b) => a.name.localeCompare(b.name))).slice(
    page * fit,
    page * fit + fit,
  );
  return (
    <main className={`${classes['ranking']} ${isRanked ? '' : classes['alone']}`}>
      {isRanked && (
        <>
          <ol className={classes['podium']} aria-label={words('live.firstThree')}>
            {podium.map((index) => {
              const one = ranked[index];
              return one && <Step key={index} ranked={one} words={words} />;
            })}
          </ol>
          <ol className={classes['rows']} aria-label={words('live.firstTen')}>
            {rows.map(({ rank, person }) => (
              <li key={person.name}>
                <b className={classes['rank']}>{rank}</b>
                <SceneName person={person} words={words} />
                <b className={classes['points']}>{person.points}</b>
              </li>
            ))}
          </ol>
        </>
      )}
      {shown.length > 0 && (
        <section className={classes['others']}>
          <h3>{words(isRanked ? 'live.andWithThem' : 'live.everybody')}</h3>
          <ul>
            {shown.map((person) => (
              <Other key={person.name} person={person} zoned={scene.name === 'Ranking'} words={words} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function Step({ ranked: { rank, person }, words }: { ranked: Ranked; words: LiveWords }) {
  return (
    <li className={classes['step']} data-rank={Math.min(3, rank)} style={{ height: `${heights[Math.min(3, rank) - 1]}%` }}>
      <SceneName person={person} words={words} />
      <b className={classes['points']}>{person.points}</b>
      <small>{words('live.pointsWord')}</small>
      <b className={classes['rank']}>{rank}</b>
    </li>
  );
}

function Other({ person, zoned, words }: { person: ScenePerson; zoned: boolean; words: LiveWords }) {
  return (
    <li data-zoned={zoned}>
      {zoned && (
        <span className={classes['zone']} data-zone={person.zone}>
          {person.zone !== null && `Z${person.zone}`}
        </span>
      )}
      <SceneName person={person} words={words} />
      <b className={classes['points']}>{person.points === 0 && person.zone === null ? '–' : person.points}</b>
    </li>
  );
}
