import type { First, InBoth, RoomScene } from '@clubpulse/contract/live/scenes/scenes';
import { TARGET_ZONE_HIGH_PRC, TARGET_ZONE_LOW_PRC } from '@clubpulse/rules/accounts/users/zones';
import { useCellValue } from '../../../platform/cell.ts';
import type { LiveTranslate } from '../../translate.ts';
import type { Board } from '../board.ts';
import { pageOf } from '../numbers.ts';
import { minutesAndSeconds } from '../Tile.tsx';
import { SceneName } from './SceneName.tsx';
import classes from './scene.module.css';

const NAMES = 24;
const PAGE_SECONDS = 10;

const FIRSTS_BESIDE_BOTH = 2;

const pageAt = ({ people, at: since }: RoomScene, at: number) =>
  pageOf({ all: people.length, fit: NAMES, seconds: PAGE_SECONDS, since }, at);

export function SummaryPage({ board, scene, words }: Pick<SummaryProps, 'board' | 'scene' | 'words'>) {
  const page = useCellValue(board.clock, (at) => pageAt(scene, at));
  const pages = Math.ceil(scene.people.length / NAMES);
  return pages > 1 && <p>{words('live.page', { page: page + 1, pages })}</p>;
}

interface SummaryProps {
  board: Board;
  scene: RoomScene;
  words: LiveTranslate;
  format: Intl.NumberFormat;
}

export function SceneSummary({ board, scene, words, format }: SummaryProps) {
  const people = scene.people.toSorted((a, b) => a.name.localeCompare(b.name));
  const page = useCellValue(board.clock, (at) => pageAt(scene, at));
  const firsts = scene.both ? scene.firsts.slice(0, FIRSTS_BESIDE_BOTH) : scene.firsts;
  return (
    <main className={classes['summary']}>
      <section className={classes['cards']}>
        <Together scene={scene} words={words} format={format} />
        {firsts.map((first) => (
          <FirstCard key={first.kind} first={first} words={words} format={format} />
        ))}
        {scene.both && <BothCard both={scene.both} words={words} format={format} />}
      </section>
      <ul className={classes['zones']} aria-label={words('live.minutesInZones')}>
        {scene.zoneSeconds.map((seconds, zone) => {
          const minutes = Math.round(seconds / 60);
          return (
            minutes > 0 && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the zone
              <li key={zone} data-zone={zone} style={{ flexGrow: minutes }}>
                Z{zone} <b>{format.format(minutes)}</b>
              </li>
            )
          );
        })}
        <li className={classes['unit']}>{words('live.minutesWord')}</li>
      </ul>
      <ul className={classes['all']} aria-label={words('live.everybody')}>
        {people.slice(page * NAMES, page * NAMES + NAMES).map((person) => (
          <li key={person.name}>
            <span className={classes['who']}>
              <SceneName person={person} words={words} />
              {person.again ? (
                <small>{words('live.secondClass')}</small>
              ) : (
                person.minutes !== undefined && (
                  <small>
                    {format.format(person.minutes)} {words('live.minutesWord')}
                  </small>
                )
              )}
            </span>
            <b className={classes['points']}>{person.demo ? '–' : format.format(person.points)}</b>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Together({ scene, words, format }: Pick<SummaryProps, 'scene' | 'words' | 'format'>) {
  const { points, goal } = scene;
  const isReached = goal !== null && points >= goal;
  const values = { points: format.format(points), goal: format.format(goal ?? 0) };
  const title = goal === null ? 'live.allTogether' : isReached ? 'live.goalWas' : 'live.together';
  const total = Math.max(points, goal ?? 0, 1);
  return (
    <article className={classes['together']}>
      <h3>{words(title, values)}</h3>
      <p>
        <b>{values.points}</b> {words('live.pointsWord')}
      </p>
      {goal !== null && (
        <span className={classes['bar']} aria-hidden="true">
          <i style={{ width: `${(points / total) * 100}%` }} />
          <u style={{ left: `${(goal / total) * 100}%` }} />
        </span>
      )}
    </article>
  );
}

const titles = {
  points: 'live.mostPoints',
  target: 'live.longestInTarget',
  recovery: 'live.bestRecovery',
  steady: 'live.longestSteady',
} as const;

function stated(
  { kind, value }: First,
  words: LiveTranslate,
  format: Intl.NumberFormat,
): readonly [figure: string, unit?: string] {
  if (kind === 'points') return [format.format(value), words('live.pointsWord')];
  if (kind === 'recovery') return [`−${value}`, words('live.recoveryUnit')];
  if (kind === 'steady') return [minutesAndSeconds(value)];
  return [minutesAndSeconds(value), words('live.targetRange', { low: TARGET_ZONE_LOW_PRC, high: TARGET_ZONE_HIGH_PRC })];
}

interface FirstProps {
  first: First;
  words: LiveTranslate;
  format: Intl.NumberFormat;
}

function FirstCard({ first, words, format }: FirstProps) {
  const [figure, unit] = stated(first, words, format);
  return (
    <article className={classes['first']}>
      <h3>{words(titles[first.kind])}</h3>
      <SceneName person={first} words={words} />
      <p>
        <b>{figure}</b> {unit}
      </p>
    </article>
  );
}

function BothCard({ both, words, format }: { both: readonly InBoth[]; words: LiveTranslate; format: Intl.NumberFormat }) {
  return (
    <article className={`${classes['first']} ${classes['both']}`}>
      <h3>{words('live.bothClasses')}</h3>
      <ul>
        {both.map((one) => (
          <li key={one.name}>
            <SceneName person={one} words={words} />
            <b>{words('live.pointsOfBoth', { before: format.format(one.before.points), points: format.format(one.points) })}</b>
          </li>
        ))}
      </ul>
    </article>
  );
}
