import type { TimerInput } from '@clubpulse/contract/workouts/timers/timers';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { positionAt } from '@clubpulse/rules/workouts/timeline/timeline';
import { aboutSeconds, timerSteps, timerTotal } from '@clubpulse/rules/workouts/timers/steps';
import { useFormats } from '../../../platform/formats.ts';
import { useLanguage, useT } from '../../../platform/phrases.ts';
import type { TimerLineValues } from '../editor/timer-values.ts';
import { TimerScene } from '../tv/TimerScene.tsx';
import { PlaybackBar } from './PlaybackBar.tsx';
import classes from './preview.module.css';
import { usePlayback } from './use-playback.ts';

interface TimerPreviewProps {
  valid: { readonly input: TimerInput; readonly lines: readonly TimerLineValues[] } | null;
  isNow: boolean;
  name: string;
}

export function TimerPreview({ valid, isNow, name }: TimerPreviewProps) {
  const t = useT();
  const language = useLanguage();
  const formats = useFormats();
  const input = valid?.input;
  const steps = input === undefined ? [] : timerSteps(input);
  const seconds = input === undefined ? [] : aboutSeconds(steps, input);
  const begins = seconds.map((_, at) => seconds.slice(0, at).reduce((sum, one) => sum + one * 1000, 0));
  const total = input && timerTotal(input);
  const length = (total?.Seconds ?? 0) * 1000;
  const playback = usePlayback(length);
  if (input === undefined || total === undefined || valid === null) return null;
  const timed = positionAt(
    steps.map((step, at) => ({ ...step, ms: Math.max(1, (seconds[at] ?? 0) * 1000) })),
    playback.at,
  );
  const waits = steps[timed.index]?.ms === null;
  const names = new Map(valid.lines.map((line) => [line.ExerciseId, line.Name]));
  const exercises = input.Exercises.map((line) => ({ ...line, Name: names.get(line.ExerciseId) ?? '' }));
  const longest = Math.max(1, ...seconds);
  return (
    <section className={classes['preview']} aria-label={t('timers.preview')}>
      <header>
        <h2>{t('timers.preview')}</h2>
        <span>{t('timers.whatTvShows')}</span>
      </header>
      <TimerScene
        content={{ name, rounds: input.Rounds, exercises, steps }}
        position={waits ? { ...timed, left: null } : timed}
        language={language}
        preview={t('timers.preview')}
      />
      <div className={classes['strip']} aria-hidden="true">
        {steps.map((step, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
            key={at}
            data-phase={step.phase}
            style={{ flexGrow: seconds[at] ?? 0, minWidth: longest > 0 ? 1 : 0 }}
          />
        ))}
        <u style={{ left: `${length === 0 ? 0 : (playback.at / length) * 100}%` }} />
      </div>
      <PlaybackBar playback={playback} begins={begins} length={length} />
      <dl className={classes['facts']}>
        <div>
          <dt>{t(total.IsAbout ? 'timers.totalAbout' : 'timers.total')}</dt>
          <dd>{formatDuration(total.Seconds)}</dd>
        </div>
        <div>
          <dt>{t('timers.workAndRest')}</dt>
          <dd>
            {formatDuration(total.Work)} / {formatDuration(total.Rest)}
            {total.Rest > 0 && <small>{t('timers.ratio', { ratio: formats.number(total.Work / total.Rest, 1) })}</small>}
          </dd>
        </div>
      </dl>
      {!isNow && (
        <p className={classes['note']} role="status">
          {t('timers.keepsValid')}
        </p>
      )}
    </section>
  );
}
