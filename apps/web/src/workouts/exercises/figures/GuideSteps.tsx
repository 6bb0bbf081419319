import type { GuideStep } from '@clubpulse/contract/workouts/exercises/guides';
import { NoPicture } from '../../../kit/figures/NoPicture.tsx';
import { Picture } from '../../../kit/figures/Picture.tsx';
import classes from './guide.module.css';

export const STEP_PIXELS = 480;

export function GuideSteps({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <ol className={classes['steps']}>
      {steps.map(({ PictureUri, Title, Text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone.
        <li key={at}>
          <span className={classes['picture']}>
            <Picture uri={PictureUri} pixels={STEP_PIXELS} instead={<NoPicture />} />
          </span>
          <span>
            <b>
              {at + 1} {Title}
            </b>
            {Text !== '' && <p>{Text}</p>}
          </span>
        </li>
      ))}
    </ol>
  );
}
