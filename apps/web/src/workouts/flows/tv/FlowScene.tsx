import type { Language } from '@clubpulse/contract/scalars';
import { FLOW, type FlowRow } from '@clubpulse/contract/workouts/flows/flows';
import { scene as en } from '@clubpulse/phrases/en/workouts/flows/scene';
import { scene as es } from '@clubpulse/phrases/es/workouts/flows/scene';
import { scene as fr } from '@clubpulse/phrases/fr/workouts/flows/scene';
import { scene as it } from '@clubpulse/phrases/it/workouts/flows/scene';
import type { Stem } from '@clubpulse/phrases/phrases';
import { type Phrases, type PhraseValues, say } from '@clubpulse/phrases/say';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import {
  flowSteps,
  intensityZone,
  isOnTarget,
  onTargetNow,
  segmentName,
  segmentSeconds,
  zoneName,
} from '@clubpulse/rules/workouts/flows/target';
import { leftInAll, type Position } from '@clubpulse/rules/workouts/timeline/timeline';
import { TvBox } from '../../../kit/tv/TvBox.tsx';
import classes from './flow-scene.module.css';

// All languages are in the bundle, because a TV without a network cannot load another one.
const phrases: Record<Language, Phrases> = { en, it, es, fr };

type FlowSceneWords = (key: Stem<keyof typeof en>, values?: PhraseValues) => string;
const flowSceneWords =
  (language: Language): FlowSceneWords =>
  (key, values) =>
    say(phrases[language], language, key, values) ?? key;

export type FlowContent = Pick<FlowRow, 'Name' | 'Measure' | 'Duration' | 'Segments'>;

interface FlowPerson {
  readonly name: string;
  readonly percent: number;
}

interface FlowSceneProps {
  content: FlowContent;
  position: Position;
  people: readonly FlowPerson[];
  isWorn?: boolean;
  language: Language;
  turned?: number;
  place?: string | undefined;
  paused?: boolean;
  preview?: string;
}

const TILES = 12;

export function FlowScene(props: FlowSceneProps) {
  const { content, position, people, isWorn = false, language, turned = 0, place, paused = false, preview } = props;
  const words = flowSceneWords(language);
  const { Segments, Measure, Duration } = content;
  const segment = Segments[position.index];
  const next = Segments[position.index + 1];
  const lengths = segmentSeconds(content);
  const elapsed = segment === undefined ? Duration : segment.Begin + position.inStep / 1000;
  const zone = segment && intensityZone(Measure, segment.Percent);
  // Only heart rates are shown, because a wall receives no watts.
  const received = Measure === 'HeartRate' ? people : [];
  const nextTime = formatCountdown(lengths[position.index + 1] ?? 0);
  return (
    <TvBox mini={preview !== undefined} {...(preview === undefined ? {} : { label: preview })}>
      <div className={classes['scene']} data-tiles={received.length > 0}>
        <header className={classes['head']}>
          <h1>{content.Name}</h1>
          <p>{place}</p>
          <b>
            <small>{words('flowScene.leftInAll')}</small> {formatCountdown(leftInAll(flowSteps(content), position) / 1000)}
          </b>
        </header>
        <section className={classes['now']} data-cards={Measure === 'HeartRate' ? 3 : 2}>
          <div className={classes['segment']} data-zone={zone}>
            <h2>{titleOf(content, position.index, words, paused)}</h2>
            <b>{formatCountdown((position.left ?? 0) / 1000)}</b>
            <p>
              {next === undefined
                ? segment !== undefined && words('flowScene.lastOne')
                : words('flowScene.thenIs', {
                    name: segmentName(Measure, next),
                    time: nextTime,
                    percent: next.Percent,
                  })}
            </p>
          </div>
          <div className={classes['card']}>
            <h3>{words('flowScene.target')}</h3>
            <b>
              {segment?.Percent ?? '–'}
              <small>%</small>
            </b>
            <p>
              {segment !== undefined && (
                <span className={classes['badge']} data-zone={zone}>
                  {zoneName(Measure, segment.Percent)}
                </span>
              )}
              {words(Measure === 'Ftp' ? 'flowScene.ofFtp' : 'flowScene.ofHeartRate')}
            </p>
          </div>
          <div className={classes['card']}>
            <h3>{words('flowScene.cadence')}</h3>
            <b>
              {segment?.Cadence ?? '–'}
              {segment !== undefined && segment.Cadence !== null && <small>{words('flowScene.rpm')}</small>}
            </b>
            <p>{segment?.Cadence === null && words('flowScene.freeCadence')}</p>
          </div>
          {Measure === 'HeartRate' && (
            <OnTargetCard content={content} index={position.index} people={people} isWorn={isWorn} words={words} />
          )}
        </section>
        <Profile content={content} index={position.index} elapsed={elapsed} words={words} />
        {received.length > 0 && (
          <Tiles content={content} index={position.index} people={received} turned={turned} words={words} />
        )}
      </div>
    </TvBox>
  );
}

interface PartProps {
  content: FlowContent;
  index: number;
  words: FlowSceneWords;
}

interface OnTargetCardProps extends PartProps {
  people: readonly FlowPerson[];
  isWorn: boolean;
}

function OnTargetCard({ content, index, people, isWorn, words }: OnTargetCardProps) {
  const percent = content.Segments[index]?.Percent;
  const percents = people.map((person) => person.percent);
  const { on, total: count, average } = onTargetNow(content.Measure, percent ?? 0, percents);
  return (
    <div className={classes['card']}>
      <h3>{words('flowScene.onTarget')}</h3>
      <b>
        {percent === undefined || count === 0 ? '–' : on}
        {percent !== undefined && count > 0 && <small>{words('flowScene.ofPeople', { count })}</small>}
      </b>
      <p>
        {average === null
          ? words(isWorn ? 'flowScene.noSignal' : 'flowScene.nobody')
          : words('flowScene.average', { percent: average })}
      </p>
    </div>
  );
}

function Profile({ content, index, elapsed, words }: PartProps & { elapsed: number }) {
  const { Segments, Measure, Duration } = content;
  const lengths = segmentSeconds(content);
  const top = Math.max(FLOW.percentMax.HeartRate, ...Segments.map(({ Percent }) => Percent));
  return (
    <div
      className={classes['profile']}
      role="img"
      aria-label={words('flowScene.profile', { place: Math.min(index + 1, Segments.length), count: Segments.length })}
    >
      {Segments.map(({ Name, Begin, Percent }, at) => {
        const part = (lengths[at] ?? 0) / Duration;
        return (
          <span
            key={Begin}
            className={classes['bar']}
            data-zone={intensityZone(Measure, Percent)}
            data-past={at < index}
            style={{ left: `${(Begin / Duration) * 100}%`, width: `${part * 100}%`, height: `${(Percent / top) * 88}%` }}
          >
            {part > 0.1 && at > index && <i>{Name}</i>}
            {part > 0.028 && at !== index && <b>{zoneName(Measure, Percent)}</b>}
          </span>
        );
      })}
      <u style={{ left: `${Math.min(1, elapsed / Duration) * 100}%` }} />
    </div>
  );
}

function Tiles({ content, index, people, turned, words }: PartProps & { people: readonly FlowPerson[]; turned: number }) {
  const { Measure, Segments } = content;
  const target = Segments[index]?.Percent;
  const fit = people.length > TILES ? TILES - 1 : TILES;
  const pages = Math.ceil(people.length / fit);
  const page = turned % pages;
  const shown = people.slice(page * fit, (page + 1) * fit);
  return (
    <ul className={classes['tiles']} aria-label={words('flowScene.athletes')}>
      {shown.map(({ name, percent }) => {
        const isOn = target !== undefined && isOnTarget(Measure, target, percent);
        return (
          <li key={name} data-zone={intensityZone(Measure, percent)} data-on={isOn}>
            <b>{name}</b>
            <span>
              {percent}
              <small>
                {zoneName(Measure, percent)}
                {isOn && <i role="img" aria-label={words('flowScene.hits')} />}
              </small>
            </span>
          </li>
        );
      })}
      {pages > 1 && <li className={classes['others']}>{words('flowScene.page', { page: page + 1, pages })}</li>}
    </ul>
  );
}

function titleOf({ Segments, Measure }: FlowContent, index: number, words: FlowSceneWords, paused: boolean): string {
  const segment = Segments[index];
  if (segment === undefined) return words('flowScene.isOver');
  if (paused) return words('flowScene.isPaused');
  return segmentName(Measure, segment);
}
