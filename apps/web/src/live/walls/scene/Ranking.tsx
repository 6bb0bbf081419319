import type { RoomScene, ScenePerson } from '@clubpulse/contract/live/scenes/scenes';
import { podiumOf, type Ranked, rankingOf } from '@clubpulse/rules/live/scenes/scenes';
import { useCellValue } from '../../../platform/cell.ts';
import type { LiveTranslate } from '../../translate.ts';
import type { Board } from '../board.ts';
import { figureSize, pageOf } from '../numbers.ts';
import { SceneName } from './SceneName.tsx';
import classes from './scene.module.css';

const OTHERS = 14;
const OTHERS_ALONE = 28;
const PAGE_SECONDS = 5;
const RANKED = 3;
const ROWS = 7;
const podium = [1, 0, 2] as const;
const heights = [94, 72, 58];
const STEP_WIDTH = 200;
const STEP_FIGURE = 120;

interface RankingProps {
  board: Board;
  scene: RoomScene;
  words: LiveTranslate;
  format: Intl.NumberFormat;
}

export function Ranking({ board, scene, words, format }: RankingProps) {
  const { ranked, others } = rankingOf(scene.people);
  const isRanked = ranked.length >= RANKED;
  const steps = podiumOf(ranked);
  const rows = isRanked ? ranked.slice(steps.length) : [];
  const fit = isRanked ? OTHERS : OTHERS_ALONE;
  const paged = { all: others.length, fit, seconds: PAGE_SECONDS, since: scene.at };
  const page = useCellValue(board.clock, (at) => pageOf(paged, at));
  const shown = (isRanked ? others : scene.people.toSorted((a, b) => a.name.localeCompare(b.name))).slice(
    page * fit,
    page * fit + fit,
  );
  return (
    <main className={`${classes['ranking']} ${isRanked ? '' : classes['alone']}`} data-level={steps.length === 0}>
      {isRanked && (
        <>
          {steps.length > 0 && (
            <ol className={classes['podium']} aria-label={words('live.firstThree')}>
              {podium.map((index, column) => {
                const one = steps[index];
                return one && <Step key={index} ranked={one} column={column + 1} words={words} format={format} />;
              })}
            </ol>
          )}
          <ol
            className={classes['rows']}
            style={{ gridTemplateRows: `repeat(${Math.max(ROWS, rows.length)}, minmax(0, 1fr))` }}
            aria-label={words('live.firstTen')}
          >
            {rows.map(({ rank, person }) => (
              <li key={person.name}>
                <b className={classes['rank']}>{rank}</b>
                <SceneName person={person} words={words} />
                <b className={classes['points']}>{format.format(person.points)}</b>
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
              <Other key={person.name} person={person} zoned={scene.name === 'Ranking'} words={words} format={format} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

interface StepProps {
  ranked: Ranked;
  column: number;
  words: LiveTranslate;
  format: Intl.NumberFormat;
}

function Step({ ranked: { rank, person }, column, words, format }: StepProps) {
  const points = format.format(person.points);
  return (
    <li
      className={classes['step']}
      data-rank={Math.min(3, rank)}
      style={{ gridColumn: column, height: `${heights[Math.min(3, rank) - 1]}%` }}
    >
      <SceneName person={person} words={words} />
      <b className={classes['points']} style={{ fontSize: `calc(${figureSize(points, STEP_WIDTH, STEP_FIGURE)} * var(--u))` }}>
        {points}
      </b>
      <small>{words('live.pointsWord')}</small>
      <b className={classes['rank']}>{rank}</b>
    </li>
  );
}

interface OtherProps {
  person: ScenePerson;
  zoned: boolean;
  words: LiveTranslate;
  format: Intl.NumberFormat;
}

function Other({ person, zoned, words, format }: OtherProps) {
  const isSilent = person.demo || (person.points === 0 && person.zone === null);
  return (
    <li data-zoned={zoned}>
      {zoned && (
        <span className={classes['zone']} data-zone={person.zone}>
          {person.zone !== null && `Z${person.zone}`}
        </span>
      )}
      <SceneName person={person} words={words} />
      <b className={classes['points']}>{isSilent ? '–' : format.format(person.points)}</b>
    </li>
  );
}
