import { flowSteps } from '@clubpulse/rules/workouts/flows/target';
import { positionAt } from '@clubpulse/rules/workouts/timeline/timeline';
import { useLanguage, useT } from '../../../platform/phrases.ts';
import { PlaybackBar, usePlayback } from '../../timers/public.ts';
import { type FlowContent, FlowScene } from '../tv/FlowScene.tsx';
import classes from './editor.module.css';

export function FlowPreview({ flow }: { flow: FlowContent }) {
  const t = useT();
  const language = useLanguage();
  const length = flow.Duration * 1000;
  const playback = usePlayback(length);
  return (
    <section className={classes['preview']} aria-label={t('flows.running')}>
      <h2>{t('flows.running')}</h2>
      <FlowScene
        content={flow}
        position={positionAt(flowSteps(flow), playback.at)}
        people={[]}
        language={language}
        preview={t('flows.running')}
      />
      <PlaybackBar playback={playback} begins={flow.Segments.map(({ Begin }) => Begin * 1000)} length={length} />
    </section>
  );
}
